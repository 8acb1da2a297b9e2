import { useState } from 'react'
import { SecretField } from '../account/SecretField'
import { useAccountChange } from '../account/useAccountChange'
import { FormDialog } from '../components/FormDialog'
import { formatInstant } from '../format/formatValue'
import { Refusal } from '../graphql/Refusal'
import { useTranslation } from '../i18n/useTranslation'
import { type BackupCopy, backupCalls } from './backupCalls'

/** Asks for the password, and for a code where the account has a second factor; the browser then downloads the copy. */
export function TakeDialog({ copy: { name, madeAt }, onClose }: { copy: BackupCopy; onClose: () => void }) {
  const { translate, language } = useTranslation()
  const { isBusy, faults, failure, change } = useAccountChange()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)

  async function submit() {
    const address = await change(async () => {
      try {
        return await backupCalls.permitDownload(name, password, code.trim() || null)
      } catch (refusal) {
        if (refusal instanceof Refusal && refusal.code === 'SECOND_FACTOR') setAsksCode(true)
        throw refusal
      }
    }, 'backups.proof.started')
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
      isReady={password !== '' && (!asksCode || code.trim() !== '')}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate('backups.proof.text')}</p>
      <SecretField
        label={translate('session.password')}
        autoComplete="current-password"
        autoFocus
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

/** The browser itself takes the file, however large it is. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.click()
}
