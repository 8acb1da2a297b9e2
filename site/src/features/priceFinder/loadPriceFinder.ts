import { type DeviceKind, deviceAt, devicePaths, priceFinderAddress } from '@shop/server/priceFinder'
import type { Language } from '@shop/server/screens'
import { redirect } from 'react-router'
import type {
  FaultQuery,
  FaultTeaserFragment,
  PriceFinderQuery,
  ReviewFieldsFragment,
  ServiceNeighboursQuery,
} from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { notFound, orMoved } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { deviceKindOf } from '../services/deviceKindOf'
import { longestQuestion, matchingFaults } from './matchingFaults'
import { questionParameters } from './priceFinderChoices'
import { searchFaults } from './searchFaults'

export type Fault = PriceFinderQuery['publicServices'][number]

export interface PriceFinderData extends ScreenData {
  kind: 'price-finder'
  /** Null where it has not been chosen. */
  device: DeviceKind | null
  /** Those of the device, or all. */
  faults: Fault[]
  /** What the visitor asks in own words. */
  question: string
  /** What resembles it, best first, where no fault has all of its words. */
  resembling: Fault[]
}

export interface FaultData extends ScreenData {
  kind: 'fault'
  device: DeviceKind
  fault: FaultQuery['publicServiceByUrl']
  neighbours: ServiceNeighboursQuery['publicServiceNeighbours']
  /** The newest. */
  reviews: ReviewFieldsFragment[]
}

const maxReviews = 3

const isOf =
  (device: DeviceKind | null) =>
  ({ deviceKinds }: Pick<FaultTeaserFragment, 'deviceKinds'>): boolean =>
    device === null ? deviceKinds.length > 0 : deviceKinds.map(deviceKindOf).includes(device)

/** The devices, or the faults of one. One in the words of the other language is sent to its own address. */
export async function loadPriceFinder(
  site: Site,
  language: Language,
  url: URL,
  segment?: string,
): Promise<PriceFinderData> {
  const device = chosenDevice(language, url, segment)
  const other = otherLanguage(language)
  const { publicServices, translated } = await site.query('PriceFinder', { language, other })
  const faults = publicServices.filter(isOf(device))
  if (faults.length === 0) throw notFound()
  const question = (url.searchParams.get(questionParameters[language]) ?? '').slice(0, longestQuestion)
  const isUnderstood = matchingFaults(faults, question).isWhole
  return {
    kind: 'price-finder',
    device,
    faults,
    question,
    resembling: isUnderstood ? [] : await searchFaults(site.query, language, faults, question),
    translationAddress: translated.some(isOf(device)) ? priceFinderAddress(other, device ?? undefined) : null,
  }
}

/** The answer about a fault of a device; where the device does not have it, that of the first one that does. */
export async function loadFault(
  site: Site,
  language: Language,
  address: URL,
  segment: string,
  url: string,
): Promise<FaultData> {
  const device = deviceAt(segment)
  if (!device) throw notFound()
  const { publicServiceByUrl: fault } = await orMoved(site, address.pathname, () => site.query('Fault', { url }))
  const [first] = fault.deviceKinds
  if (!first) throw notFound()
  const shown = isOf(device)(fault) ? device : deviceKindOf(first)
  if (shown !== device || fault.language !== language || devicePaths[device][language] !== segment) {
    throw redirect(priceFinderAddress(fault.language, shown, fault.url) + address.search, 301)
  }
  const [{ publicServiceNeighbours: neighbours }, { publicReviews }, translationAddress] = await Promise.all([
    site.query('ServiceNeighbours', { id: fault.id }),
    site.query('ReviewsOfService', { language, service: fault.id }),
    translationOf(site, device, fault),
  ])
  return { kind: 'fault', device, fault, neighbours, reviews: publicReviews.slice(0, maxReviews), translationAddress }
}

async function translationOf(
  site: Site,
  device: DeviceKind,
  { translation }: FaultData['fault'],
): Promise<string | null> {
  if (!translation?.url) return null
  const { publicServiceByUrl } = await site.query('FaultDevices', { url: translation.url })
  return isOf(device)(publicServiceByUrl) ? priceFinderAddress(translation.language, device, translation.url) : null
}

function chosenDevice(language: Language, url: URL, segment: string | undefined): DeviceKind | null {
  if (segment === undefined) return null
  const device = deviceAt(segment)
  if (!device) throw notFound()
  if (devicePaths[device][language] !== segment) {
    throw redirect(priceFinderAddress(language, device) + url.search, 301)
  }
  return device
}
