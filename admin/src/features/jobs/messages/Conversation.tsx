import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { JobMessagesDocument, MarkJobMessagesReadDocument, SettleJobMessagesDocument } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { MessageBubble } from './MessageBubble'
import { NewJobMessage } from './NewJobMessage'
import { waitingJobsKey } from './useWaitingJobs'

/** What the shop and the customer write each other about a job: the customer sees all of it. */
export function Conversation({ id }: { id: number }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const queries = useQueryClient()
  const notify = useNotify()
  const failureText = useFailureText()
  const job = jobKind(entity.name)
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'messages', id],
    queryFn: ({ signal }) => askServer({ query: JobMessagesDocument, variables: { job, id }, signal }),
  })
  const messages = data?.messages ?? []
  const [isWhole, setWhole] = useState(false)
  // The last ones; those before them by a press.
  const shownAtFirst = useMediaQuery('(width < 37.5em)') ? 1 : 3
  const earlier = isWhole ? 0 : Math.max(0, messages.length - shownAtFirst)
  const waits = messages.some(({ isAnswered }) => !isAnswered)
  const lastUnread = messages.findLast(({ side, readAt }) => side === 'customer' && readAt === null)?.id

  // Anyone who has the form open has read what stands in it.
  const marked = useRef<number>(undefined)
  useEffect(() => {
    if (lastUnread === undefined || marked.current === lastUnread) return
    marked.current = lastUnread
    askServer({ query: MarkJobMessagesReadDocument, variables: { job, id, until: lastUnread } }).then(
      () => void queries.invalidateQueries({ queryKey: waitingJobsKey }),
      () => undefined,
    )
  }, [lastUnread, job, id, queries])

  async function changed() {
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: waitingJobsKey })])
  }

  async function settle() {
    try {
      await askServer({ query: SettleJobMessagesDocument, variables: { job, id } })
      await changed()
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }

  return (
    <Box
      component="section"
      aria-labelledby="job-messages"
      sx={{
        p: { xs: 1.5, sm: 2 },
        border: 2,
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          mb: { xs: 0.5, sm: 1.5 },
        }}
      >
        <Box component="h2" id="job-messages" sx={{ typography: 'h2', m: 0 }}>
          {translate('jobMessages.title')}
        </Box>
        <Chip size="small" color="primary" label={translate('jobMessages.visible')} />
        {waits && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Chip size="small" color="warning" label={translate('jobMessages.waits')} />
            <Button color="inherit" sx={{ minHeight: 44 }} onClick={() => void settle()}>
              {translate('jobMessages.settle')}
            </Button>
          </Box>
        )}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton height={64} aria-hidden="true" />}
      {data && messages.length === 0 && (
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          {translate('jobMessages.none')} {translate('jobMessages.hint')}
        </Box>
      )}
      {messages.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {earlier > 0 && (
            <li>
              <Button color="inherit" onClick={() => setWhole(true)} sx={{ minHeight: 44 }}>
                {translate('jobMessages.earlier', { count: earlier })}
              </Button>
            </li>
          )}
          {messages.slice(earlier).map((message) => (
            <MessageBubble key={message.id} message={message} />
          ))}
        </Box>
      )}
      <NewJobMessage job={job} id={id} onSent={changed} />
    </Box>
  )
}
