import type { ManagedEntity } from '../../../kernel/managed/ManagedEntity'

/** What a line of a job is made from. */
export interface LineSource {
  key: string
  entity: string
  title: string
  /** In the shop's currency; null where none is known. */
  price: number | null
  /** Pieces in the partner's stock; undefined for what is not in it. */
  stock?: number
  id: number
}

const shownOfEach = 8

/** Where lines come from, and what is asked of it. */
const sources: Readonly<Record<string, { fields: string; hasLanguage: boolean }>> = {
  service: { fields: 'id title', hasLanguage: true },
  product: { fields: 'id title price', hasLanguage: true },
  zzpProduct: { fields: 'id title stock', hasLanguage: false },
}

type Answer = Record<string, { items: { id: number; title: string; price?: number | null; stock?: number }[] }>

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

export function lineSourcesOf(answer: Answer | undefined): LineSource[] {
  return Object.entries(answer ?? {}).flatMap(([entity, { items }]) =>
    items.map(({ id, title, price = null, stock }) => ({ key: `${entity}-${id}`, entity, id, title, price, stock })),
  )
}
