import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type CallResult, type FollowUpsQuery, NoteCallDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { WithoutMail } from '../jobs/notices/WithoutMail'
import { FollowedJob } from './FollowedJob'

interface CallRowProps {
  call: FollowUpsQuery['callsToMake'][number]
  onNoted: () => void
}

/** A customer to call: why, the message to send instead, and how it ended. */
export function CallRow({ call, onNoted }: CallRowProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (ended: CallResult) =>
      askServer({
        query: NoteCallDocument,
        variables: { job: call.entity, id: call.job, text: text.trim(), call: ended },
      }),
    onSuccess: (_, ended) => {
      const key = ended === 'reached' ? 'followUps.reachedToast' : 'followUps.notReachedToast'
      notify(translate(key, { customer: call.customerName }), { type: 'success' })
      setText('')
      onNoted()
    },
    onError: (error) => notify(failureText(error), { type: 'error' }),
  })
  const reason = translate(`followUps.reason.${call.reason}`)
  const since = translate('followUps.since', { reason, day: formatInstant(call.since, language) })
  const missed = call.missed > 0 && translate('followUps.missed', { count: call.missed })
  return (
    <FollowedJob job={call} detail={[since, missed].filter(Boolean).join(' · ')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TextField
          size="small"
          label={translate('followUps.note')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button variant="contained" disabled={isPending} onClick={() => mutate('reached')} sx={{ minHeight: 44 }}>
          {translate('followUps.reached')}
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('not_reached')} sx={{ minHeight: 44 }}>
          {translate('followUps.notReached')}
        </Button>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
        >
          {translate('followUps.message')}
        </Button>
      </Box>
      {isOpen && <WithoutMail number={call.number} customer={call.customerName} />}
    </FollowedJob>
  )
}
