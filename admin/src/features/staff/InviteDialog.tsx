import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { StaffRight } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { RightChoice } from './RightChoice'
import { staffCalls } from './staffCalls'

/** Invites a colleague to the back office by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { translate, language } = useTranslation()
  const { isBusy, failure, faults, fields, isProved, prove } = useProof()
  const [colleague, setColleague] = useState({
    ...{ name: '', email: '', language: language as Language },
    right: 'owner' as StaffRight,
  })
  const set = (values: Partial<typeof colleague>) => setColleague({ ...colleague, ...values })

  async function submit() {
    const invited = { ...colleague, name: colleague.name.trim(), email: colleague.email.trim() }
    const answer = await prove((proof) => staffCalls.invite(invited, proof), 'staff.invite.done')
    if (answer) onClose()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('staff.invite')}
      submit={translate('staff.invite.submit')}
      isBusy={isBusy}
      isReady={isProved && colleague.name.trim() !== '' && colleague.email.trim() !== ''}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('staff.invite.text')}</p>
      <TextField
        label={translate('staff.name')}
        autoFocus
        autoComplete="off"
        value={colleague.name}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name !== undefined}
        helperText={faults.name}
      />
      <TextField
        label={translate('session.email')}
        type="email"
        autoComplete="off"
        value={colleague.email}
        onChange={({ target }) => set({ email: target.value })}
        error={faults.email !== undefined}
        helperText={faults.email}
      />
      <TextField
        select
        label={translate('staff.language')}
        value={colleague.language}
        onChange={({ target }) => set({ language: target.value as Language })}
      >
        <MenuItem value="nl">Nederlands</MenuItem>
        <MenuItem value="en">English</MenuItem>
      </TextField>
      <RightChoice value={colleague.right} onChange={(right) => set({ right })} />
      <ProofFields fields={fields} label={translate('staff.ownPassword')} />
    </FormDialog>
  )
}
