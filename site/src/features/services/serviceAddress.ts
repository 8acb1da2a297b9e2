import { priceFinderAddress } from '@shop/server/priceFinder'
import type { FaultTeaserFragment } from '../../generated/graphql'
import { deviceKindOf } from './deviceKindOf'

/** The answer of the price finder about a service, at its first device; null for one that the price finder does not offer. */
export function serviceAddress({
  language,
  url,
  deviceKinds,
}: Pick<FaultTeaserFragment, 'language' | 'url' | 'deviceKinds'>): string | null {
  const [first] = deviceKinds
  return first ? priceFinderAddress(language, deviceKindOf(first), url) : null
}
