import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useManaged } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'

/** A section at a glance. */
export interface SectionOverview {
  entity: ManagedEntity
  /** Undefined while it loads or when it could not be loaded. */
  total: number | undefined
  isFailed: boolean
  /** The records that changed last. */
  latest: FormRecord[]
}

const latestPerSection = 8

/** How much there is of everything and what changed last: one list call per section. */
export function useOverview(): SectionOverview[] {
  const entities = useManaged().entities.filter(({ hasList }) => hasList)
  const dataProvider = useDataProvider()
  const answers = useQueries({
    queries: entities.map(({ name }) => ({
      queryKey: [name, 'getList', 'overview'],
      queryFn: () =>
        dataProvider.getList<FormRecord>(name, {
          filter: {},
          sort: { field: 'updatedAt', order: 'DESC' },
          pagination: { page: 1, perPage: latestPerSection },
        }),
    })),
  })
  return entities.map((entity, index) => {
    const answer = answers[index]
    return { entity, total: answer?.data?.total, isFailed: answer?.isError ?? false, latest: answer?.data?.data ?? [] }
  })
}
