import { SetMailServerDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'

/** Asks who takes the mail server away. */
export function RemoveMailServerDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { translate } = useTranslation()
  const { isBusy, failure, fields, isProved, prove } = useProof()

  async function submit() {
    const removed = await prove(
      ({ password: ownPassword, code }) =>
        askServer({ query: SetMailServerDocument, variables: { server: null, ownPassword, code } }),
      'mailServer.removed',
    )
    if (!removed) return
    onDone()
    onClose()
  }
  return (
    <FormDialog
      maxWidth="xs"
      title={translate('mailServer.title')}
      submit={translate('mailServer.remove')}
      isDangerous
      isBusy={isBusy}
      isReady={isProved}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('mailServer.remove.text')}</p>
      <ProofFields fields={fields} isFirst label={translate('mailServer.proof')} />
    </FormDialog>
  )
}
