import ipaddr from 'ipaddr.js'

/**
 * The key of a rate limit: an IPv4 address, or the /64 prefix of an IPv6 address, within which one subscriber can
 * change addresses freely. An invalid address is used unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4-mapped IPv6 address counts as its IPv4 address.
  const network = ipaddr.process(address)
  if (network instanceof ipaddr.IPv4) return network.toString()
  return `${network.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
