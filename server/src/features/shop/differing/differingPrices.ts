import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import type { ManagedEntity } from '../../../kernel/fields/Managed.js'
import type { PlacedText } from '../../../kernel/fields/textsIn.js'
import { managedByName } from '../../../kernel/records/managedByName.js'
import type { PlainText } from '../../../kernel/search/PlainText.js'
import { sentenceAround } from '../../../kernel/search/sentenceAround.js'
import { comparisonKey } from '../../../kernel/shared/comparisonKey.js'
import { type PriceName, pricedEntities, priceNameOf } from '../../../kernel/shared/priceReferences.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { placeholderText } from '../../../kernel/shared/shopPlaceholders.js'
import { type TypedPrice, typedPricesIn, waysToFollow } from '../../../kernel/shared/typedPrices.js'
import { priceText } from '../../prices/priceText.js'

/** A service or product with what it costs, in cents, and the words by which a sentence is about it. */
export interface PricedTitle {
  entity: (typeof pricedEntities)[number]
  id: number
  key: string
  price: number
  priceTo: number | null
  currency: string
}

/** Shorter titles are words of many sentences. */
const shortestTitle = 4

const maxTitles = 1000

/** Those of a language whose prices are known. */
export async function pricedTitles({ services }: Context, language: Language): Promise<PricedTitle[]> {
  const { database, settings } = services
  const found = pricedEntities.map(async (name) => {
    const { type, titleField } = managedByName(name)
    const rows = await database.rows.find<Row>(type, { where: { language }, limit: maxTitles })
    return rows.flatMap((row): PricedTitle[] => {
      const price = row.price as number | null
      if (price === null || price === 0) return []
      const key = comparisonKey(String(row[titleField]))
      // A product has one price.
      const priceTo = row.priceTo === undefined ? price : (row.priceTo as number | null)
      return [{ entity: name, id: row.id, key, price, priceTo, currency: settings.currency }]
    })
  })
  return (await Promise.all(found)).flat()
}

interface Place {
  entity: ManagedEntity
  row: Row
  placed: PlacedText
  plain: PlainText
  language: Language
}

/** The typed prices of a text that are not what the one service or product costs that their sentence or record is about. */
export function typedPricesOfOthers(place: Place, titles: readonly PricedTitle[]) {
  const { placed, plain, language } = place
  const all = typedPricesIn(placed.text, placed.field.kind.words === 'html')
  return all.flatMap((typed) => {
    const start = plain.from.findIndex((from) => from >= typed.from)
    const last = plain.to.findLastIndex((to) => to <= typed.to)
    if (start < 0 || last < start) return []
    const about = aboutOne(place, titles, { start, end: last + 1, isAlone: all.length === 1 })
    // What equals any price is listed by `unfollowedPrices`.
    if (!about || titles.some((title) => waysToFollow(typed, title).length > 0)) return []
    return [
      {
        kind: 'price' as const,
        start,
        end: last + 1,
        from: typed.from,
        to: typed.to,
        ways: waysOf(typed, about, language),
      },
    ]
  })
}

/**
 * What the words before the price name, up to another price or a comma, or else those after it; of titles within one another
 * the longest. Else the record itself, where its text has one price.
 */
function aboutOne(
  { entity, row, plain }: Place,
  titles: readonly PricedTitle[],
  { start, end, isAlone }: { start: number; end: number; isAlone: boolean },
): PricedTitle | undefined {
  const { before, after } = sentenceAround(plain.text, start, end)
  for (const words of [before.split(otherWords).at(-1), after.split(otherWords)[0]]) {
    const named = namedIn(words ?? '', titles)
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
  }
  return isAlone ? titles.find((title) => title.entity === entity.name && title.id === row.id) : undefined
}

/** What words about something else begin with; a price that is named reads as an ellipsis. */
const otherWords = /[…€,;()]/

function namedIn(words: string, titles: readonly PricedTitle[]): PricedTitle[] {
  const key = ` ${comparisonKey(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const named = titles.filter((title) => title.key.length >= shortestTitle && key.includes(` ${title.key} `))
  return named.filter((title) => !named.some((other) => other.key !== title.key && other.key.includes(title.key)))
}

function waysOf({ isFrom }: TypedPrice, { entity, id, price, priceTo, currency }: PricedTitle, language: Language) {
  const forms = isFrom || priceTo === null ? [true] : [false]
  return forms.map((from) => {
    const name: PriceName = priceNameOf({ entity, id, isFrom: from })
    return {
      text: placeholderText(name),
      value: priceText({ price, priceTo }, { language, currency, isFrom: from }),
    }
  })
}
