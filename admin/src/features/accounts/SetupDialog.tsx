import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { SecretField } from '../../kernel/components/SecretField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { QrCode } from '../../kernel/print/QrCode'
import { accountCalls, type Setup } from './accountQueries'
import { useAccountChange } from './useAccountChange'

interface SetupDialogProps {
  /** Called with the recovery codes. */
  onDone(codes: string[]): void
  onClose(): void
}

/** Sets up an authenticator app: the password, then what the app is to know and a first code of it. */
export function SetupDialog({ onDone, onClose }: SetupDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, faults, failure, change } = useAccountChange()
  const [password, setPassword] = useState('')
  const [setup, setSetup] = useState<Setup>()
  const [code, setCode] = useState('')

  async function begin() {
    const begun = await change(() => accountCalls.begin(password))
    if (begun) setSetup(begun)
  }
  async function end() {
    const codes = await change(() => accountCalls.turnOn(code.trim()))
    if (codes) onDone(codes)
  }

  const frame = { title: translate('account.setup.title'), isBusy, failure, onClose }
  if (!setup) {
    return (
      <FormDialog
        maxWidth="xs"
        {...frame}
        submit={translate('account.setup.next')}
        isReady={password !== ''}
        onSubmit={() => void begin()}
      >
        <p>{translate('account.setup.password')}</p>
        <SecretField
          label={translate('session.password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          fault={faults.password}
        />
      </FormDialog>
    )
  }
  return (
    <FormDialog
      maxWidth="xs"
      {...frame}
      submit={translate('account.turnOn')}
      isReady={code.trim() !== ''}
      onSubmit={() => void end()}
    >
      <p>{translate('account.setup.scan')}</p>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <QrCode text={setup.address} label={translate('account.setup.qr')} side="200" />
      </Box>
      <p>{translate('account.setup.type')}</p>
      <Box component="code" sx={{ fontSize: '1.05rem', userSelect: 'all' }}>
        {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
      <SecretField
        label={translate('account.setup.code')}
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={setCode}
        fault={faults.code}
      />
    </FormDialog>
  )
}
