import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { accountCalls } from './accountQueries'
import { ProofFields } from './ProofFields'
import { useProof } from './useProof'

const longest = 6

/** Chooses the own PIN; it asks for the own password, and for a code where needed. */
export function PinDialog({ onClose }: { onClose(): void }) {
  const { translate } = useTranslation()
  const { isBusy, failure, faults, fields, isProved, prove } = useProof()
  const [pin, setPin] = useState('')

  async function submit() {
    if (await prove((proof) => accountCalls.setPin(pin, proof), 'account.pinSet')) onClose()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('account.setPin')}
      submit={translate('account.keepPin')}
      isBusy={isBusy}
      isReady={isProved && pin !== ''}
      failure={failure}
      faults={faults}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={translate('account.newPin')}
        type="password"
        autoFocus
        autoComplete="off"
        value={pin}
        onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, longest))}
        error={faults.pin !== undefined}
        helperText={faults.pin ?? translate('account.newPin.help')}
        sx={{ mt: 0.5 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', 'data-1p-ignore': true } }}
      />
      <ProofFields fields={fields} label={translate('account.currentPassword')} />
    </FormDialog>
  )
}

/** Removes the own PIN. */
export function RemovePinDialog({ onClose }: { onClose(): void }) {
  const { translate } = useTranslation()
  const { isBusy, failure, fields, isProved, prove } = useProof()

  async function submit() {
    if (await prove(accountCalls.removePin, 'account.pinRemoved')) onClose()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('account.removePin.title')}
      submit={translate('account.removePin')}
      isDangerous
      isBusy={isBusy}
      isReady={isProved}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('account.removePin.text')}</p>
      <ProofFields fields={fields} isFirst label={translate('account.currentPassword')} />
    </FormDialog>
  )
}
