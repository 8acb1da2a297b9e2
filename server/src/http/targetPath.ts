/**
 * The path and query that a request asks for. Its target may as well be a whole address, as proxies send it, whose host
 * is not for the product to believe, or a star; everything behind this sees what begins with a slash.
 */
export function targetPath(target = '/'): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
