import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { MovedAddressesDocument } from '../../generated/graphql'
import { PageSteps } from '../../kernel/components/PageSteps'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Panel } from './Panel'

const perPage = 25

/** The redirects that the shop makes by itself when the address of a record changes. */
export function MovedAddresses() {
  const { translate } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['movedAddresses', page],
    queryFn: async ({ signal }) =>
      (await askServer({ query: MovedAddressesDocument, variables: { page }, signal })).movedAddresses,
    placeholderData: (before) => before,
  })
  if (!data && !isError) return null
  const { items = [], total = 0 } = data ?? {}
  return (
    <>
      <Panel
        title={translate('redirects.moved')}
        help={translate('redirects.moved.help')}
        none={translate('redirects.moved.help')}
        isEmpty={items.length === 0}
        isFailed={isError}
        onRetry={refetch}
      >
        {items.map(({ from, to, entity, id, title }) => (
          <li key={from}>
            {from} → {to} (
            <Link component={RouterLink} to={`/${entity}/${id}`}>
              {title || translate('list.untitled')}
            </Link>
            )
          </li>
        ))}
      </Panel>
      {total > perPage && <PageSteps page={page} perPage={perPage} total={total} onPage={setPage} />}
    </>
  )
}
