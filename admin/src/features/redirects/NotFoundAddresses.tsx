import { useQuery } from '@tanstack/react-query'
import { NotFoundAddressesDocument } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Mending } from './Mending'
import { Panel } from './Panel'

/** The addresses at which visitors found nothing, the most asked for first. */
export function NotFoundAddresses() {
  const { translate, language } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['notFoundAddresses'],
    queryFn: async ({ signal }) => (await askServer({ query: NotFoundAddressesDocument, signal })).notFoundAddresses,
  })
  if (!data && !isError) return null
  return (
    <Panel
      title={translate('redirects.notFound')}
      help={translate('redirects.notFound.help')}
      none={translate('redirects.notFound.none')}
      isEmpty={!data?.length}
      isFailed={isError}
      onRetry={refetch}
    >
      {data?.map(({ path, count, lastAt }) => (
        <li key={path}>
          <strong>{path}</strong>
          <br />
          {translate('redirects.asked', { count, at: formatInstant(lastAt, language) })}
          <br />
          <Mending path={path} />
        </li>
      ))}
    </Panel>
  )
}
