import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MessagesOfDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useCustomerJobs } from './CustomerJobs'

/** What the shop and a customer wrote each other about any job, the last message first. */
export function CustomerMessages({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const jobs = useCustomerJobs(id).jobs
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'messages', id],
    queryFn: ({ signal }) => askServer({ query: MessagesOfDocument, variables: { customer: id }, signal }),
  })
  const numberOf = (kind: string, job: number) =>
    jobs.find((each) => each.entity.name === kind && each.job.id === job)?.job.number ?? String(job)
  return (
    <PagePart
      title={translate('jobMessages.title')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data?.messages.length === 0 ? translate('customer.noMessages') : undefined}
    >
      <PageRows>
        {data?.messages.map(({ id: message, entity, job, side, at, text, isAnswered }) => (
          <li key={message}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{text || translate('customer.onlyPhotos')}</Box>
            <Box sx={{ color: isAnswered ? 'text.secondary' : 'warning.main', fontSize: '0.875rem' }}>
              {[translate(`customer.from.${side}`), formatInstant(at, language)].join(' · ')}
              {!isAnswered && ` · ${translate('customer.unanswered')}`}
              {' · '}
              <Box component={Link} to={`/${entity}/${job}`} sx={{ color: 'text.primary' }}>
                {numberOf(entity, job)}
              </Box>
            </Box>
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}
