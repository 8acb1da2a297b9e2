import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { type DeviceKind, priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import { type Language, languages, pageAddress, screenAddress, screens } from '../../kernel/shared/screens.js'
import { Page } from '../pages/Page.js'
import { detailScreens } from '../publicsite/detailScreens.js'
import { Service } from '../services/Service.js'

/** The addresses at which visitors find a record, the first the one of most use; none for what stands on no screen of its own. */
export function recordAddresses(type: Class, row: Row): string[] {
  const language = row.language as Language
  if (type === Page) return row.fullUrl === undefined ? [] : [pageAddress(language, String(row.fullUrl))]
  const detail = detailScreens.find((each) => each.type === type)
  if (detail) return [screenAddress(detail.screen, language, String(row.url))]
  if (type !== Service) return []
  return (row.deviceKinds as DeviceKind[]).map((device) => priceFinderAddress(language, device, String(row.url)))
}

/**
 * The forms of an address that lead to the same record: without a language, and of a detail also below the screen of the
 * other language. The site leads on from these to the record's own.
 */
export function formsOf(address: string): string[] {
  const rest = withoutLanguage(address)
  const detail = detailScreens.find(({ screen }) => languages.some((each) => rest.startsWith(startOf(screen, each))))
  if (!detail) return [...new Set([address, rest])]
  const { screen } = detail
  const of = languages.find((each) => rest.startsWith(startOf(screen, each))) ?? 'nl'
  const url = rest.slice(startOf(screen, of).length)
  const below = languages.map((each) => startOf(screen, each) + url)
  return [
    ...new Set([
      address,
      ...['', ...languages.map((each) => `/${each}`)].flatMap((start) => below.map((each) => start + each)),
    ]),
  ]
}

/** An address without its language: `/nl/nieuws/x` is `/nieuws/x`. */
export function withoutLanguage(address: string): string {
  const [, first = '', ...others] = address.split('/')
  return languages.some((each) => each === first) ? `/${others.join('/')}` : address
}

function startOf(screen: (typeof detailScreens)[number]['screen'], language: Language): string {
  return `/${screens[screen][language]}/`
}
