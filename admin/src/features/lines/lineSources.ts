import { currentPrices } from '@shop/server/currentPrice'
import { enteredPrice } from '@shop/server/servicePrice'
import type { Language, ManagedEntity } from '../../kernel/managed/ManagedEntity'

/** What a line of a job is made from. */
export interface LineSource {
  key: string
  entity: string
  title: string
  /** Of the title. */
  language: Language
  /** In the shop's currency; null where none is known. */
  price: number | null
  /** Whether that is the least that it costs. */
  isFrom: boolean
  /** In percent; null where it is the standard rate of the shop. */
  vatRate: number | null
  /** Pieces by the count; undefined for what has no stock. */
  stock?: number
  id: number
}

const shownOfEach = 8

/** Where lines come from, and what is asked of it. */
const sources: Readonly<Record<string, { fields: string; hasLanguage: boolean }>> = {
  service: { fields: 'id title price priceTo salePrice salePriceTo', hasLanguage: true },
  product: { fields: 'id title price salePrice vat stock', hasLanguage: true },
  zzpProduct: { fields: 'id title stock', hasLanguage: false },
}

interface Found {
  id: number
  title: string
  price?: number | null
  priceTo?: number | null
  salePrice?: number | null
  salePriceTo?: number | null
  vat?: number | null
  stock?: number
}

type Answer = Record<string, { items: Found[] }>

/** Asks the sections that the shop uses for what has this in its title. */
export function lineSourceQuery(entities: readonly ManagedEntity[]): string {
  const lists = entities.flatMap(({ name, plural }) => {
    const source = sources[name]
    if (!source) return []
    const filter = source.hasLanguage ? '{ search: $search, language: $language }' : '{ search: $search }'
    return `${name}: ${plural}(filter: ${filter}, perPage: ${shownOfEach}) { items { ${source.fields} } }`
  })
  return `query LineSources($search: String, $language: Language) { ${lists.join('\n')} }`
}

export function lineSourcesOf(answer: Answer | undefined, language: Language): LineSource[] {
  return Object.entries(answer ?? {}).flatMap(([entity, { items }]) =>
    items.map(({ id, title, price: own = null, vat = null, stock, ...sale }) => {
      const { price, priceTo = price } = currentPrices({ price: own, ...sale })
      const isFrom = enteredPrice({ price, priceTo })?.isFrom ?? false
      return { key: `${entity}-${id}`, entity, id, title, language, price, isFrom, vatRate: vat, stock }
    }),
  )
}
