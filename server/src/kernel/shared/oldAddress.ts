/**
 * A former address of the own site as it is stored: decoded, without host, fragment and last slash, and with its query, by
 * which some sites name their pages: `/?p=12`. Text that is no such address stays as it is.
 */
export function oldAddress(text: string): string {
  const [, rest = ''] = /^(?:https?:\/\/[^/?#]+)?([^#]*)/i.exec(text) ?? []
  const from = rest.startsWith('?') || rest === '' ? `/${rest}` : rest
  if (!isOldAddress(from)) return text
  const { path, query } = divided(from)
  return query ? `${path}?${query}` : path
}

export function isOldAddress(text: string): boolean {
  return /^\/(?![/\\])[^#\\]*$/.test(text) && !text.includes('{{')
}

/** The path of an address in its one form, and its query. */
export function divided(address: string): { path: string; query: string } {
  const start = address.indexOf('?')
  const written = start < 0 ? address : address.slice(0, start)
  const path = decoded(written).replace(/\/{2,}/g, '/')
  return { path: path.replace(/\/$/, '') || '/', query: start < 0 ? '' : address.slice(start + 1) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address as a header takes it; what is encoded already stays as it is. */
export function headerAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
