import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'

export interface DeviceJob {
  id: number
  number: string
  status: string
  description: string | null
  createdAt: string
  customer: { name: string }
}

/** By the name of the kind. */
export type DeviceJobsAnswer = Record<string, ListPage<DeviceJob>>

const max = 100

/** The jobs of a device of each kind that the shop uses. */
export function deviceJobsQuery(kinds: readonly ManagedEntity[]): string {
  const lists = kinds.map(
    ({ name, plural }) => `${name}: ${plural}(
      filter: { device: $id }, sort: { field: createdAt, order: desc }, perPage: ${max}
    ) { total items { id number status description createdAt customer { name } } }`,
  )
  return `query DeviceJobs($id: Int!) { ${lists.join('\n')} }`
}
