import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import { emailKey } from '../../../kernel/fields/keys.js'
import type { ManagedEntity } from '../../../kernel/fields/Managed.js'
import { ownerOf } from '../../../kernel/fields/outputTypes.js'
import { e164Of } from '../../../kernel/fields/phoneForms.js'
import { placeholderTexts } from '../../../kernel/fields/placeholderTexts.js'
import type { PlacedText } from '../../../kernel/fields/textsIn.js'
import type { LocalizedText } from '../../../kernel/i18n/LocalizedText.js'
import { fieldLabels } from '../../../kernel/i18n/labels.js'
import { recordTitle } from '../../../kernel/records/recordTitle.js'
import { rowsWithText } from '../../../kernel/records/usesInTexts.js'
import { type PlainText, plainText } from '../../../kernel/search/PlainText.js'
import { type FoundSentence, sentenceAround } from '../../../kernel/search/sentenceAround.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { placeholderText } from '../../../kernel/shared/shopPlaceholders.js'
import { readEntities } from '../../../kernel/texts/findTexts.js'
import { withoutKept } from '../../prices/keptPrices.js'
import { placeholderValues } from '../placeholders.js'
import type { ShopSettings } from '../ShopSettings.js'
import { type PricedTitle, pricedTitles, typedPricesOfOthers } from './differingPrices.js'
import { typedContactsIn } from './typedContacts.js'

export type FactKind = 'phone' | 'email' | 'price'

/** What can stand in the place of something typed, so that it follows: what a text holds for it, and what visitors read. */
export interface FactWay {
  text: string
  value: string
}

/** A phone number, e-mail address or price that is typed in a text and is not what the shop says now. */
export interface DifferingFact extends FoundSentence {
  entity: string
  id: number
  version: number
  title: string
  language: Language
  label: LocalizedText
  path: string
  from: number
  typed: string
  kind: FactKind
  ways: FactWay[]
}

/** So many records of an entity are looked at. */
const maxRecords = 1000

interface Place {
  entity: ManagedEntity
  row: Row
  placed: PlacedText
  language: Language
  plain: PlainText
}

interface Known {
  shop: ShopSettings
  phones: ReadonlySet<string>
  email: string | null
  prices: Record<Language, readonly PricedTitle[]>
}

/**
 * The phone numbers, e-mail addresses and prices in texts for visitors that differ from those of the shop, by entity and
 * record, but for those that the owner left as they are. A price differs where its sentence, or its record, is about one
 * service or product that costs something else.
 */
export async function differingFacts(context: Context): Promise<DifferingFact[]> {
  const shop = await context.services.shop.now()
  const numbers = [shop.phone, shop.whatsapp].map((number) => e164Of(number, shop.country))
  const known: Known = {
    shop,
    phones: new Set(numbers.filter((number) => number !== null)),
    email: shop.email === null ? null : emailKey(shop.email),
    prices: { nl: await pricedTitles(context, 'nl'), en: await pricedTitles(context, 'en') },
  }
  const found: DifferingFact[] = []
  for (const entity of await readEntities(context)) {
    const besides = ['version', 'language', entity.titleField]
    const rows = await rowsWithText(context.services.database.reader, entity.type, ['@', '0', '€', 'euro'], {
      besides,
      max: maxRecords,
    })
    for (const row of rows) {
      found.push(...(await factsOf(context, entity, row, known)))
      await nextTurn()
    }
  }
  return withoutKept(context, found)
}

async function factsOf(context: Context, entity: ManagedEntity, row: Row, known: Known): Promise<DifferingFact[]> {
  const facts: DifferingFact[] = []
  for (const placed of placeholderTexts(entity.type, row)) {
    const language = (row.language as Language | null | undefined) ?? (placed.field.name.endsWith('En') ? 'en' : 'nl')
    const plain = plainText(placed.text, placed.field.kind.words === 'html')
    const place = { entity, row, placed, language, plain }
    facts.push(
      ...contactsOf(place, known),
      ...typedPricesOfOthers(place, known.prices[language]).map((price) => factAt(place, price)),
    )
  }
  if (facts.length === 0) return []
  const [{ language } = { language: context.language }] = facts
  const title = await context.services.fillText(context, language, recordTitle(entity, row))
  return facts.map((fact) => ({ ...fact, title }))
}

function contactsOf(place: Place, { shop, phones, email }: Known): DifferingFact[] {
  const { plain, placed, language } = place
  const differing = typedContactsIn(plain, placed.text, shop.country).filter(({ kind, key }) =>
    kind === 'phone' ? !phones.has(key) : key !== email,
  )
  const values = placeholderValues(shop, language)
  return differing.map(({ kind, start, end }) => {
    const names = kind === 'phone' ? (['phone', 'whatsapp'] as const) : (['email'] as const)
    const ways = names.flatMap((name) => {
      const value = values.get(name)
      return value && (name !== 'whatsapp' || value !== values.get('phone'))
        ? [{ text: placeholderText(name), value }]
        : []
    })
    const [from, to] = [plain.from[start] ?? 0, plain.to[end - 1] ?? 0]
    return factAt(place, { kind, start, end, from, to, ways })
  })
}

interface FoundFact {
  kind: FactKind
  start: number
  end: number
  from: number
  to: number
  ways: FactWay[]
}

function factAt({ entity, row, placed, language, plain }: Place, fact: FoundFact): DifferingFact {
  return {
    ...sentenceAround(plain.text, fact.start, fact.end),
    entity: entity.name,
    id: row.id,
    version: row.version,
    title: '',
    language,
    label: fieldLabels(ownerOf(placed.type), placed.field.name),
    path: placed.path,
    from: fact.from,
    typed: placed.text.slice(fact.from, fact.to),
    kind: fact.kind,
    ways: fact.ways,
  }
}
