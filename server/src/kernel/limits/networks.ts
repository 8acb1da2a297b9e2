import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Prefix lengths of the networks that an address belongs to, narrowest first, and how much each may do as a multiple of one
 * address. One IPv6 subscriber has a /64 up to a /48; an IPv4 /24 has many subscribers.
 */
const prefixes = {
  ipv4: [
    { length: 32, share: 1 },
    { length: 24, share: 8 },
  ],
  ipv6: [
    { length: 64, share: 1 },
    { length: 56, share: 2 },
    { length: 48, share: 4 },
  ],
}

/** A network and how much it may do, as a multiple of what one address may. */
export interface NetworkBound {
  /** In CIDR notation. */
  network: string
  share: number
}

/**
 * The networks of an address with their shares, narrowest first. An IPv4-mapped IPv6 address counts as its IPv4 address; an
 * invalid address is its only network.
 */
export function boundsOf(address: string): [NetworkBound, ...NetworkBound[]] {
  if (!ipaddr.isValid(address)) return [{ network: address, share: 1 }]
  const ip = ipaddr.process(address)
  const bytes = ip.toByteArray()
  const bounds = prefixes[ip.kind()].map(({ length, share }) => {
    // Every prefix ends at a byte.
    const prefix = bytes.map((byte, at) => (at < length / 8 ? byte : 0))
    return { network: `${ipaddr.fromByteArray(prefix)}/${length}`, share }
  })
  return bounds as [NetworkBound, ...NetworkBound[]]
}

/** How much a network may do, as a multiple of what one address may; 0 where there is none of that kind. */
export function shareOf(kind: 'ipv4' | 'ipv6', index: number): number {
  return prefixes[kind][index]?.share ?? 0
}

/** The networks of an address, narrowest first, in CIDR notation. */
export function networksOf(address: string): [string, ...string[]] {
  return boundsOf(address).map(({ network }) => network) as [string, ...string[]]
}

/** The narrowest network of an address: within it one subscriber can change addresses freely. */
export function networkOf(address: string): string {
  return isIPv4(address) ? `${address}/32` : networksOf(address)[0]
}
