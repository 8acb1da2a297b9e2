import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeadLinksDocument } from '../../generated/graphql'
import { PageSteps } from '../../kernel/components/PageSteps'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Place } from '../../kernel/leading/LeadingPlaces'
import { Mending } from './Mending'
import { Panel } from './Panel'

const perPage = 25

/** Links in texts that lead nowhere, each with the places that have it. */
export function DeadLinks() {
  const { translate } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['deadLinks', page],
    queryFn: async ({ signal }) =>
      (await askServer({ query: DeadLinksDocument, variables: { page }, signal })).deadLinks,
    placeholderData: (before) => before,
  })
  if (!data && !isError) return null
  const { items = [], total = 0 } = data ?? {}
  return (
    <>
      <Panel
        title={translate('redirects.dead')}
        help={translate('redirects.dead.help')}
        none={translate('redirects.dead.none')}
        isEmpty={items.length === 0}
        isFailed={isError}
        onRetry={refetch}
      >
        {items.map(({ path, places }) => (
          <li key={path}>
            <strong>{path}</strong>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {places.map((place) => (
                <li key={`${place.entity} ${place.id} ${place.field}`}>
                  <Place place={place} />
                </li>
              ))}
            </Box>
            <Mending path={path} isLinked />
          </li>
        ))}
      </Panel>
      {total > perPage && <PageSteps page={page} perPage={perPage} total={total} onPage={setPage} />}
    </>
  )
}
