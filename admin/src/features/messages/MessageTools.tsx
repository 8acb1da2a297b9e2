import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router'
import { MarkMessageHandledDocument, MarkMessageReadDocument, type MessageKind } from '../../generated/graphql'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity, useManaged } from '../../kernel/managed/ManagedContext'
import { messageKindOf } from '../../kernel/managed/messageKinds'
import { jobsAmong } from '../jobs/jobStatuses'
import { MessageIntake } from './MessageIntake'
import { inboxPath } from './MessageTabs'

/** What can be done about a message besides answering it. */
export function MessageTools({ message }: { message: FormRecord }) {
  const entity = useEntity()
  const { entities } = useManaged()
  const { translate } = useTranslation()
  const navigate = useNavigate()
  const notify = useNotify()
  const failureText = useFailureText()
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
  // On its own screen, which is not asked for anew for that reason, it would be read again at once.
  async function unread(of: MessageKind) {
    try {
      await askServer({ query: MarkMessageReadDocument, variables: { kind: of, id, isRead: false } })
      notify(translate('inbox.unreadNow', { name }), { type: 'success' })
      navigate(inboxPath)
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }
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
      <Button color="inherit" disabled={isBusy} onClick={() => void unread(kind)} startIcon={<Icon name="envelope" />}>
        {translate('inbox.markUnread')}
      </Button>
    </Box>
  )
}
