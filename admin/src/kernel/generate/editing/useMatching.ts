import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'

/** Records that one call changes: the server takes no more. */
export const maxRows = 250

/** All records that the list's search and filters let through, with these fields. */
export function useMatching(fields: readonly ManagedField[], isAsked: boolean) {
  const entity = useEntity()
  const dataProvider = useDataProvider()
  const { filterValues, sort } = useListContext<FormRecord>()
  return useQuery({
    queryKey: [entity.name, 'matching', filterValues, sort],
    enabled: isAsked,
    gcTime: 0,
    queryFn: async () => {
      const { data } = await dataProvider.getList<FormRecord>(entity.name, {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage: maxRows },
        meta: { columns: fields.map(({ name }) => name), siblingsAsOne: entity.isTranslated, inTexts: true },
      })
      return data
    },
  })
}
