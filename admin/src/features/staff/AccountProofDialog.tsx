import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { type AccountAction, type StaffAccount, staffCalls } from './staffCalls'

interface AccountProofDialogProps {
  account: Pick<StaffAccount, 'id' | 'name'>
  action: AccountAction
  onDone(): void
  onClose(): void
}

/** Says what is about to happen to the account of someone else, and asks for the own password, and for a code where needed. */
export function AccountProofDialog({ account, action, onDone, onClose }: AccountProofDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, failure, fields, isProved, prove } = useProof()
  const values = { name: account.name, device: action.kind === 'session' ? action.device : '' }

  async function submit() {
    const answer = await prove((proof) => staffCalls.act(account.id, action, proof), `staff.${action.kind}.done`)
    if (answer) onDone()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate(`staff.${action.kind}.title`, values)}
      submit={translate(`staff.${action.kind}`)}
      isDangerous
      isBusy={isBusy}
      isReady={isProved}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate(`staff.${action.kind}.text`, values)}</p>
      <ProofFields fields={fields} isFirst label={translate('staff.ownPassword')} />
    </FormDialog>
  )
}
