import { useState } from 'react'
import type { StaffRight } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { RightChoice } from './RightChoice'
import { type StaffAccount, staffCalls } from './staffCalls'

interface RightDialogProps {
  account: Pick<StaffAccount, 'id' | 'name'>
  right: StaffRight
  onClose(): void
}

/** Changes what a colleague may do; it asks for the own password, and for a code where needed. */
export function RightDialog({ account, right, onClose }: RightDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, failure, fields, isProved, prove } = useProof()
  const [chosen, setChosen] = useState(right)

  async function submit() {
    const answer = await prove((proof) => staffCalls.setRight(account.id, chosen, proof), 'staff.right.done')
    if (answer) onClose()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('staff.right.title', { name: account.name })}
      submit={translate('staff.right.submit')}
      isBusy={isBusy}
      isReady={isProved && chosen !== right}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('staff.right.text', { name: account.name })}</p>
      <RightChoice value={chosen} onChange={setChosen} />
      {right === 'owner' && chosen !== 'owner' && <p>{translate('staff.right.tokens', { name: account.name })}</p>}
      <ProofFields fields={fields} label={translate('staff.ownPassword')} />
    </FormDialog>
  )
}
