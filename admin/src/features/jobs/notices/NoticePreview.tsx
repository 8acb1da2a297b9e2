import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NoticeDocument, type NoticeOfChange } from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { useDebounced } from '../../../kernel/typing/useDebounced'

interface NoticePreviewProps {
  id: number
  change: NoticeOfChange
}

/** The mail that a customer would get of a change, word for word and in the customer's language. */
export function NoticePreview({ id, change }: NoticePreviewProps) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const asked = useDebounced(JSON.stringify(change))
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'notice', id, asked],
    queryFn: ({ signal }) =>
      askServer({
        query: NoticeDocument,
        variables: { job: jobKind(entity.name), id, change: JSON.parse(asked) },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const notice = data?.notice
  if (isError) {
    return (
      <Box role="status">
        {translate('jobs.noticeFailed')}
        <Button color="inherit" onClick={() => refetch()}>
          {translate('list.retry')}
        </Button>
      </Box>
    )
  }
  if (!notice) return <Box role="status">{translate('app.loading')}</Box>
  return (
    <Box
      component="section"
      aria-label={translate('jobs.notice')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'shop.soft' }}
    >
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('jobs.noticeTo', { email: notice.recipient, language: notice.language })}
        </Box>
        <Box lang={notice.language} sx={{ fontWeight: 600 }}>
          {notice.subject}
        </Box>
      </Box>
      <Box lang={notice.language} sx={{ p: 1.5, whiteSpace: 'pre-line' }}>
        {notice.text}
      </Box>
    </Box>
  )
}
