import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useNoticedCall } from '../dataProvider/useNoticedCall'
import { MarkMessageHandledDocument, MarkMessageReadDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { jobsAmong } from '../managed/jobStatuses'
import { useEntity, useManaged } from '../managed/ManagedContext'
import { messageKindOf } from '../managed/messageKinds'
import { MessageIntake } from './MessageIntake'
import { inboxPath } from './MessageTabs'

/** What can be done about a message besides answering it. */
export function MessageTools({ message }: { message: FormRecord }) {
  const entity = useEntity()
  const { entities } = useManaged()
  const { translate } = useTranslation()
  const navigate = useNavigate()
  const { isBusy, run } = useNoticedCall()
  const kind = messageKindOf(entity)
  if (!kind) return null
  const { id } = message
  const name = String(message.name)
  const isHandled = message.isHandled === true

  const mark = () =>
    run(async () => {
      await askServer({ query: MarkMessageHandledDocument, variables: { kind, id, isHandled: !isHandled } })
      return translate(isHandled ? 'inbox.reopened' : 'inbox.handledNow', { name })
    })
  // On its own screen it would be read again at once.
  const unread = () =>
    run(async () => {
      await askServer({ query: MarkMessageReadDocument, variables: { kind, id, isRead: false } })
      navigate(inboxPath)
      return translate('inbox.unreadNow', { name })
    })
  return (
    <Box
      role="group"
      aria-label={translate('inbox.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& > .MuiButton-root': { minHeight: 44 } }}
    >
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => void mark()}
        startIcon={<Icon name={isHandled ? 'undo' : 'check'} />}
      >
        {translate(isHandled ? 'inbox.reopen' : 'inbox.handle')}
      </Button>
      {jobsAmong(entities).some((job) => job.name === 'statusRepair') && (
        <MessageIntake message={message} kind={kind} />
      )}
      <Button color="inherit" disabled={isBusy} onClick={() => void unread()} startIcon={<Icon name="envelope" />}>
        {translate('inbox.markUnread')}
      </Button>
    </Box>
  )
}
