import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type MailServerQuery, SetMailServerDocument, type SetMailServerMutation } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { SecretField } from '../../kernel/components/SecretField'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { Line } from './ConnectionAlert'

interface MailServerDialogProps {
  server: MailServerQuery['server']
  onDone: () => void
  onClose: () => void
}

const usualPort = '587'

/** Asks where mails are handed in, and who asks: resets of passwords leave by it. */
export function MailServerDialog({ server, onDone, onClose }: MailServerDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, faults, failure, fields, isProved, prove } = useProof()
  const [host, setHost] = useState(server.host ?? '')
  const [port, setPort] = useState(String(server.port ?? usualPort))
  const [user, setUser] = useState(server.user ?? '')
  const [password, setPassword] = useState('')
  const [trial, setTrial] = useState<SetMailServerMutation['trial']>()
  const provider = server.providers.find((each) => each.host === host.trim().toLowerCase())
  const isKept = server.user !== null && server.host === host.trim().toLowerCase() && server.user === user.trim()

  function choose(name: string) {
    const chosen = server.providers.find((each) => each.name === name)
    setHost(chosen?.host ?? '')
    setPort(String(chosen?.port ?? usualPort))
  }
  async function submit() {
    setTrial(undefined)
    const given = { host, port: Number(port) || 0, user: user || null, password: password || null }
    const answer = await prove(({ password: ownPassword, code }) =>
      askServer({ query: SetMailServerDocument, variables: { server: given, ownPassword, code } }),
    )
    if (!answer) return
    onDone()
    setTrial(answer.trial)
  }
  const works = trial && trial.failure === null
  return (
    <FormDialog
      title={translate('mailServer.set')}
      submit={translate('mailServer.save')}
      cancel={trial && translate('ra.action.close')}
      isBusy={isBusy}
      isReady={host.trim() !== '' && isProved}
      failure={failure}
      faults={faults}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {trial && (
        <Alert severity={works ? 'success' : 'warning'} role="status">
          <Box component="p" sx={{ fontWeight: 600 }}>
            {translate(works ? 'mailServer.works' : 'mailServer.fails')}
          </Box>
          {trial.failure && <Line>{translate(`mail.advice.${trial.failure}`)}</Line>}
          {trial.answer && <Line>{translate('mail.answer', { answer: trial.answer })}</Line>}
        </Alert>
      )}
      <TextField
        select
        label={translate('mailServer.provider')}
        value={provider?.name ?? ''}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('mailServer.other')}</MenuItem>
        {server.providers.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 8rem' } }}
      >
        <TextField
          autoFocus
          label={translate('mailServer.host')}
          value={host}
          error={faults['server.host'] !== undefined}
          helperText={faults['server.host'] ?? translate('mailServer.host.help')}
          onChange={({ target }) => setHost(target.value)}
          slotProps={{ htmlInput: { maxLength: 253, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <TextField
          label={translate('mailServer.port')}
          value={port}
          error={faults['server.port'] !== undefined}
          helperText={faults['server.port']}
          onChange={({ target }) => setPort(target.value.replace(/\D/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        />
      </Box>
      <TextField
        label={translate('mailServer.user')}
        value={user}
        error={faults['server.user'] !== undefined}
        helperText={faults['server.user'] ?? translate('mailServer.user.help')}
        onChange={({ target }) => setUser(target.value)}
        slotProps={{ htmlInput: { maxLength: 254, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } }}
      />
      <SecretField
        label={translate('mailServer.password')}
        helperText={translate(isKept ? 'mailServer.password.kept' : 'mailServer.password.help')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        fault={faults['server.password']}
      />
      <ProofFields fields={fields} label={translate('mailServer.proof')} />
    </FormDialog>
  )
}
