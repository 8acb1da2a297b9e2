/**
 * The path and query of a request target, always with a leading slash. The target may also be an absolute URL, as sent
 * to proxies, whose host must not be trusted, or an asterisk.
 */
export function targetPath(target = '/'): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
