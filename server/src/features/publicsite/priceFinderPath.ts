import { type DeviceKind, deviceAt } from '../../kernel/shared/priceFinder.js'
import { languages, screens } from '../../kernel/shared/screens.js'

interface PriceFinderPath {
  device: DeviceKind
  /** Of the service whose answer it is. */
  url?: string
}

/**
 * What a path below a language names of the price finder: `prijswijzer/laptop/nieuw-scherm`.
 * @returns null for another path; undefined for one below the price finder that names nothing
 */
export function priceFinderPath(path: string): PriceFinderPath | null | undefined {
  const start = languages.map((language) => `${screens.priceFinder[language]}/`).find((each) => path.startsWith(each))
  if (start === undefined) return null
  const [segment = '', url, ...more] = path.slice(start.length).split('/')
  const device = deviceAt(segment)
  return device && more.length === 0 ? { device, url } : undefined
}
