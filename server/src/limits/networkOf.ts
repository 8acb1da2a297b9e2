import { isIPv6 } from 'node:net'

/**
 * Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 address that belong to one subscriber, who has
 * all that follow to change between.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - width)).fill('0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
