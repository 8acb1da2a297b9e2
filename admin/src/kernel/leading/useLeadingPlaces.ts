import { useQuery } from '@tanstack/react-query'
import { PlacesLeadingToDocument, type PlacesLeadingToQuery, RedirectVisitorsDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { entityName } from '../managed/ManagedEntity'
import { hasAddress } from './hasAddress'

export type Leading = PlacesLeadingToQuery['placesLeadingTo']
export type LeadingPlace = Leading['places'][number]

interface Leaving {
  entity: string
  id: number
  /** Whether its translation goes too. */
  withTranslation: boolean
}

/** What leads visitors to a record that goes; undefined while it is not known. */
export function useLeadingPlaces({ entity, ...record }: Leaving): Leading | undefined {
  const { data } = useQuery({
    queryKey: [entity, 'placesLeadingTo', record.id, record.withTranslation],
    queryFn: async ({ signal }) => {
      const variables = { entity: entityName(entity), ...record }
      return (await askServer({ query: PlacesLeadingToDocument, variables, signal })).placesLeadingTo
    },
    enabled: hasAddress(entity),
    gcTime: 0,
  })
  return data
}

/** Leads visitors of a record elsewhere once it is gone. @throws Refusal with what is wrong with the address */
export async function redirectVisitors({ entity, ...record }: Leaving, to: string): Promise<void> {
  await askServer({ query: RedirectVisitorsDocument, variables: { entity: entityName(entity), ...record, to } })
}
