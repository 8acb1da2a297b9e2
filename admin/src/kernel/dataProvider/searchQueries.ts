import { gql } from '@apollo/client'
import type { ManagedCatalogue } from '../managed/ManagedCatalogue'
import type { ManagedEntity } from '../managed/ManagedEntity'
import type { FoundRecords } from './FoundRecords'
import type { QueryBuilder } from './QueryBuilder'
import type { SchemaFacts } from './SchemaFacts'

/** Records of each entity that a search through everything shows. */
const shownOfEach = 5

/** Lists in one document, well within what the server answers at once. */
const listsAtOnce = 10

/**
 * Looks through every entity that can be searched, by text and, when that is one, by number. Few documents, since a call
 * per entity would be many at every key.
 */
export function searchQueries(
  builder: QueryBuilder,
  catalogue: ManagedCatalogue,
  facts: SchemaFacts,
  text: string,
  exactSearch: boolean,
) {
  const [, number] = /^#?(\d{1,9})$/.exec(text) ?? []
  const withFilter = (filter: 'search' | 'ids') =>
    catalogue.entities.filter(({ type, hasList }) => hasList && facts.inputFields(`${type}Filter`).has(filter))
  const byNumber = number === undefined ? [] : chunks(withFilter('ids')).map((part) => query(part, { ids: [+number] }))
  return [...byNumber, ...chunks(withFilter('search')).map((part) => query(part, { search: text, exactSearch }))]

  function query(entities: readonly ManagedEntity[], filter: Record<string, unknown>) {
    const lists = entities.map((entity) => {
      const items = builder.selections.forList(entity)
      return `${entity.plural}(filter: $${entity.name}, perPage: ${shownOfEach}) { items { ${items} } total }`
    })
    return {
      query: gql(`query Search(${entities.map(({ name, type }) => `$${name}: ${type}Filter`).join(', ')}) {
        ${lists.join('\n')}
      }`),
      variables: Object.fromEntries(entities.map(({ name }) => [name, filter])),
      parseResponse: (data: Record<string, unknown> | undefined): FoundRecords[] =>
        entities.flatMap((entity) => {
          const list = data?.[entity.plural] as { items: Record<string, unknown>[]; total: number } | undefined
          const records = (list?.items ?? []).map((item) => builder.reader.read(entity, item))
          return records.length > 0 ? [{ name: entity.name, total: list?.total ?? 0, records }] : []
        }),
    }
  }
}

function chunks(entities: readonly ManagedEntity[]): ManagedEntity[][] {
  const count = Math.ceil(entities.length / listsAtOnce)
  return Array.from({ length: count }, (_, index) => entities.slice(index * listsAtOnce, (index + 1) * listsAtOnce))
}
