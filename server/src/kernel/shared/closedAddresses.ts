/**
 * Whether an address leads to one of these or below it. One with a query, such as that of a form, stands for the addresses
 * with that parameter alone.
 */
export function isClosed(address: string, closed: readonly string[]): boolean {
  const [written = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?')
  const path = plainPath(written)
  return closed.some((each) => {
    const [closedPath = '', parameter] = each.split('?')
    if (parameter === undefined) return path === closedPath || path.startsWith(`${closedPath}/`)
    return path === closedPath && query.split('&').includes(parameter)
  })
}

/** A path as routers read it: whatever is encoded or written in capitals leads to the same screen. */
function plainPath(path: string): string {
  return decoded(path)
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
