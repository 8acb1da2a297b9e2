import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailServerDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MailServerDialog } from './MailServerDialog'
import './mailServerTexts'
import { RemoveMailServerDialog } from './RemoveMailServerDialog'

/** By which server mails leave: given here, where the operator has given none. */
export function MailServerPart({ onChanged }: { onChanged: () => void }) {
  const { translate } = useTranslation()
  const [dialog, setDialog] = useState<'set' | 'remove'>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['mailServer'],
    queryFn: async ({ signal }) => (await askServer({ query: MailServerDocument, signal })).server,
    gcTime: 0,
  })
  const close = () => setDialog(undefined)
  const done = () => {
    void refetch()
    onChanged()
  }
  if (isError) return <RetryAlert text={translate('mail.connectionFailed')} onRetry={refetch} />
  if (!data) return null
  const { host, port, user, isFromEnvironment } = data
  return (
    <Box component="section" aria-labelledby="mail-server">
      <Box component="h2" id="mail-server" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {translate('mailServer.title')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {host === null
          ? translate('mailServer.none')
          : translate('mailServer.is', { host, port: String(port), user: user ?? 'none' })}
        {isFromEnvironment && <br />}
        {isFromEnvironment && translate('mailServer.fixed')}
      </Box>
      {!isFromEnvironment && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
          <Button variant={host === null ? 'contained' : 'outlined'} onClick={() => setDialog('set')}>
            {translate(host === null ? 'mailServer.set' : 'mailServer.change')}
          </Button>
          {host !== null && (
            <Button color="inherit" onClick={() => setDialog('remove')}>
              {translate('mailServer.remove')}
            </Button>
          )}
        </Box>
      )}
      {dialog === 'set' && <MailServerDialog server={data} onDone={done} onClose={close} />}
      {dialog === 'remove' && <RemoveMailServerDialog onDone={done} onClose={close} />}
    </Box>
  )
}
