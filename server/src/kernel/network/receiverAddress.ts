import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { Settings } from '../settings/readSettings.js'

type Network = Pick<Settings, 'production' | 'publicUrl' | 'webhookPrivateNetworks'>

export interface ResolvedAddress {
  address: string
  family: number
}

/** The addresses of a host. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/** Names that lead into the own network whatever a name server says. */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/

/** The addresses of the open internet in IPv6, of which ipaddr.js knows the exceptions. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Why messages may not be posted there, as far as the address itself tells; null when they may. */
export function addressFault(url: URL, settings: Network): 'insecure' | 'forbidden-address' | null {
  if (settings.webhookPrivateNetworks) return null
  if (url.protocol !== 'https:' && settings.production) return 'insecure'
  const host = hostOf(url)
  if (isIP(host) !== 0) return isForbidden(host, settings) ? 'forbidden-address' : null
  const name = host.replace(/\.$/, '')
  const isOwn = ownNames.test(name) || !name.includes('.') || name === new URL(settings.publicUrl).hostname
  return isOwn ? 'forbidden-address' : null
}

/** Whether a resolved address is none of the open internet: of the own machine, its network or its cloud. */
export function isForbidden(address: string, settings: Pick<Network, 'webhookPrivateNetworks'>): boolean {
  if (settings.webhookPrivateNetworks) return false
  // A zone such as `%eth0` names an interface of this machine.
  if (!ipaddr.isValid(address) || address.includes('%')) return true
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return true
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalIpv6)) return true
  return ownAddresses().has(parsed.toNormalizedString())
}

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function ownAddresses(): Set<string> {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return new Set(all.filter(({ address }) => ipaddr.isValid(address)).map(({ address }) => normalized(address)))
}

function normalized(address: string): string {
  return ipaddr.parse(address).toNormalizedString()
}
