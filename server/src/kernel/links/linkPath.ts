const maxPath = 300

/**
 * What an address of a text leads to, in the one form of all that lead to the same: decoded, without query, fragment and
 * last slash, and with the host where one is named. Null for what is no page of any site, such as a mail address, and for
 * an address that no record of ours has.
 */
export function linkPath(address: string): string | null {
  const [, host = '', rest = ''] = /^(?:https?:(\/\/[^/?#\\]+))?([^?#]*)/i.exec(address.trim()) ?? []
  if (!host && !/^\/(?![/\\])/.test(rest)) return null
  const path = `${host.toLowerCase()}${decoded(rest).replace(/\/+$/, '') || '/'}`
  return path.length > maxPath ? null : path
}

/** The forms in which texts name a path of our own site. @param publicUrl such as `https://example.com` */
export function ownForms(path: string, publicUrl: string): string[] {
  return [path, `//${new URL(publicUrl).host}${path}`]
}

/** The path of our own site that a kept link leads to; null for one to another site. */
export function ownPath(path: string, publicUrl: string): string | null {
  if (!path.startsWith('//')) return path
  const own = `//${new URL(publicUrl).host}`
  return path.startsWith(`${own}/`) ? path.slice(own.length) : null
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
