import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Prefix lengths of the networks that an address belongs to, narrowest first: one subscriber has a /64 up to a /48. */
const prefixes = { ipv4: [32, 24], ipv6: [64, 56, 48] }

/**
 * The networks of an address, narrowest first, in CIDR notation. An IPv4-mapped IPv6 address counts as its IPv4 address;
 * an invalid address is its only network.
 */
export function networksOf(address: string): [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address]
  const ip = ipaddr.process(address)
  const bytes = ip.toByteArray()
  const networks = prefixes[ip.kind()].map((length) => {
    // Every prefix ends at a byte.
    const prefix = bytes.map((byte, at) => (at < length / 8 ? byte : 0))
    return `${ipaddr.fromByteArray(prefix)}/${length}`
  })
  return networks as [string, ...string[]]
}

/** The narrowest network of an address: within it one subscriber can change addresses freely. */
export function networkOf(address: string): string {
  return isIPv4(address) ? `${address}/32` : networksOf(address)[0]
}
