import { type DeviceKind, priceFinderAddress } from '@shop/server/priceFinder'
import type { Language } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import type { Crumb } from '../../kernel/components/trail'

/** The way to the price finder, a device of it, or an answer. */
export function priceFinderTrail(
  language: Language,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  device: DeviceKind | null,
  fault?: { title: string; url: string },
): Crumb[] {
  return [
    { title: formatMessage({ id: 'priceFinder.menu' }), address: priceFinderAddress(language) },
    ...(device
      ? [{ title: formatMessage({ id: `deviceKind.${device}` }), address: priceFinderAddress(language, device) }]
      : []),
    ...(device && fault ? [{ title: fault.title, address: priceFinderAddress(language, device, fault.url) }] : []),
  ]
}
