import bowser from 'bowser'
import ipaddr from 'ipaddr.js'
import type { Caller } from '../../kernel/context/Context.js'

/** The stored origin of a session or a login attempt: only enough for its owner to recognize it. */
export interface CallerWords {
  /** E.g. `192.0.2.*` or `2001:db8:12:*`. */
  network: string
  /** E.g. `Firefox 144 · Windows`; null when the user agent does not say. */
  device: string | null
}

export function clientInfo({ address, userAgent }: Pick<Caller, 'address' | 'userAgent'>): CallerWords {
  return { network: shortened(address), device: deviceOf(userAgent) }
}

/** The first three parts of an IPv4 address, or the first three groups of an IPv6 address. */
export function shortened(address: string): string {
  if (!ipaddr.isValid(address)) return '*'
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv4) return `${known.octets.slice(0, 3).join('.')}.*`
  return `${known.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}:*`
}

export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const words = [[browser.name, version].filter(Boolean).join(' '), os.name].filter(Boolean).join(' · ')
  return words.slice(0, 80) || null
}
