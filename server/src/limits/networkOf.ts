import ipaddr from 'ipaddr.js'

/**
 * Who is counted as one: an IPv4 address, or the 64 bits of an IPv6 address that belong to one subscriber, who has
 * all that follow to change between. What is no address is counted as it stands.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address in the form of IPv6 is taken for what it is.
  const network = ipaddr.process(address)
  if (network instanceof ipaddr.IPv4) return network.toString()
  return `${network.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
