import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
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
  const { isBusy, faults, failure, fields, isProved, prove } = useProof()
  const [typed, setTyped] = useState('')

  async function submit() {
    const address = await prove((proof) => ownShopCalls.begin({ staying, name: typed, ...proof }))
    if (address !== undefined) onBegun(address)
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('ownShop.confirm.title')}
      submit={translate('ownShop.confirm.submit')}
      isDangerous
      isBusy={isBusy}
      isReady={typed.trim() === name && isProved}
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
      <ProofFields fields={fields} />
    </FormDialog>
  )
}
