import { FormDialog } from '../../kernel/components/FormDialog'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { ProofFields } from '../accounts/ProofFields'
import { useProof } from '../accounts/useProof'
import { type BackupCopy, backupCalls } from './backupCalls'

/** Asks for the password, and for a code where the account has a second factor; the browser then downloads the copy. */
export function TakeDialog({ copy: { name, madeAt }, onClose }: { copy: BackupCopy; onClose: () => void }) {
  const { translate, language } = useTranslation()
  const { isBusy, failure, fields, isProved, prove } = useProof()

  async function submit() {
    const address = await prove((proof) => backupCalls.permitDownload(name, proof), 'backups.proof.started')
    if (address === undefined) return
    download(address)
    onClose()
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate('backups.proof.title', { when: formatInstant(madeAt, language) })}
      submit={translate('backups.download')}
      isBusy={isBusy}
      isReady={isProved}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('backups.proof.text')}</p>
      <ProofFields fields={fields} isFirst />
    </FormDialog>
  )
}

/** The browser itself takes the file, however large it is. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.click()
}
