import { type Language, languages, screenAddress } from './screens.js'

/** The kinds of device that people bring, and what they are called in the addresses of the price finder. */
export const devicePaths = {
  laptop: { nl: 'laptop', en: 'laptop' },
  desktop: { nl: 'pc', en: 'desktop' },
  'all-in-one': { nl: 'all-in-one', en: 'all-in-one' },
  phone: { nl: 'telefoon', en: 'phone' },
  tablet: { nl: 'tablet', en: 'tablet' },
  console: { nl: 'spelcomputer', en: 'console' },
  monitor: { nl: 'beeldscherm', en: 'monitor' },
  printer: { nl: 'printer', en: 'printer' },
  storage: { nl: 'schijf-of-stick', en: 'drive-or-stick' },
  network: { nl: 'netwerk', en: 'network' },
  other: { nl: 'iets-anders', en: 'something-else' },
} as const satisfies Record<string, Record<Language, string>>

export type DeviceKind = keyof typeof devicePaths

/** The device that a segment of an address of the price finder names, in either language. */
export function deviceAt(segment: string): DeviceKind | undefined {
  const kinds = Object.keys(devicePaths) as DeviceKind[]
  return kinds.find((kind) => languages.some((language) => devicePaths[kind][language] === segment))
}

/** The faults of a device in the price finder; with the url of a service, its answer. */
export function priceFinderAddress(language: Language, device?: DeviceKind, url?: string): string {
  const segments = [device && devicePaths[device][language], url].filter((segment) => segment !== undefined)
  return [screenAddress('priceFinder', language), ...segments].join('/')
}
