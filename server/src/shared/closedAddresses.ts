/**
 * Whether an address leads to one of these or below it. One with a query, such as that of a form, stands for the addresses
 * with that parameter alone.
 */
export function isClosed(address: string, closed: readonly string[]): boolean {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?')
  return closed.some((each) => {
    const [closedPath = '', parameter] = each.split('?')
    if (parameter === undefined) return path === closedPath || path.startsWith(`${closedPath}/`)
    return path === closedPath && query.split('&').includes(parameter)
  })
}
