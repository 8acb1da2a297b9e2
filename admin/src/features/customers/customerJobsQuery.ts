import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'

export interface CustomerJob {
  id: number
  number: string
  status: string
  description: string | null
  promisedOn: string | null
  createdAt: string
  device: { name: string } | null
}

/** By the name of the kind. */
export type CustomerJobsAnswer = Record<string, ListPage<CustomerJob>>

const max = 100

/** The jobs of a customer of each kind that the shop uses. */
export function customerJobsQuery(kinds: readonly ManagedEntity[]): string {
  const lists = kinds.map(
    ({ name, plural }) => `${name}: ${plural}(
      filter: { customer: $id }, sort: { field: createdAt, order: desc }, perPage: ${max}
    ) { total items { id number status description promisedOn createdAt device { name } } }`,
  )
  return `query CustomerJobs($id: Int!) { ${lists.join('\n')} }`
}
