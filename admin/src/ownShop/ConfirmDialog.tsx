import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { SecretField } from '../account/SecretField'
import { useAccountChange } from '../account/useAccountChange'
import { FormDialog } from '../components/FormDialog'
import { Refusal } from '../graphql/Refusal'
import { useTranslation } from '../i18n/useTranslation'
import { ownShopCalls, type Staying } from './ownShopCalls'

interface ConfirmDialogProps {
  /** Of the shop as it is now. */
  name: string
  staying: Staying
  /** @param address where the owner goes on once the demo is gone */
  onBegun(address: string): void
  onClose(): void
}

/** Asks for the name of the shop and the password, and for a code where the account has a second factor. */
export function ConfirmDialog({ name, staying, onBegun, onClose }: ConfirmDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, faults, failure, change } = useAccountChange()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)

  async function submit() {
    const address = await change(async () => {
      try {
        return await ownShopCalls.begin({ staying, name: typed, password, code: code.trim() || null })
      } catch (refusal) {
        if (refusal instanceof Refusal && refusal.code === 'SECOND_FACTOR') setAsksCode(true)
        throw refusal
      }
    })
    if (address !== undefined) onBegun(address)
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('ownShop.confirm.title')}
      submit={translate('ownShop.confirm.submit')}
      isDangerous
      isBusy={isBusy}
      isReady={typed.trim() === name && password !== '' && (!asksCode || code.trim() !== '')}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate(staying === 'nothing' ? 'ownShop.confirm.nothing' : 'ownShop.confirm.text')}</p>
      <p>{translate('ownShop.confirm.type', { name })}</p>
      <TextField
        label={translate('ownShop.confirm.name')}
        value={typed}
        error={faults.name !== undefined}
        helperText={faults.name}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <SecretField
        label={translate('session.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        fault={faults.password}
      />
      {asksCode && (
        <SecretField
          label={translate('session.code')}
          helperText={translate('session.code.help')}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          fault={faults.code}
        />
      )}
    </FormDialog>
  )
}
