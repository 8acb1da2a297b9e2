import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { SecretField } from '../../kernel/components/SecretField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useAccountChange } from './useAccountChange'

interface ProofDialogProps<Answer> {
  kind: 'renew' | 'turnOff'
  prove(password: string, code: string): Promise<Answer>
  onDone(answer: Answer): void
  onClose(): void
}

/** Asks for the password and a code once more, before what weakens or renews the second factor. */
export function ProofDialog<Answer>({ kind, prove, onDone, onClose }: ProofDialogProps<Answer>) {
  const { translate } = useTranslation()
  const { isBusy, faults, failure, change } = useAccountChange()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')

  async function submit() {
    const answer = await change(
      () => prove(password, code.trim()),
      kind === 'turnOff' ? 'account.turnedOff' : undefined,
    )
    if (answer !== undefined) onDone(answer)
  }

  return (
    <FormDialog
      maxWidth="xs"
      title={translate(`account.${kind}.title`)}
      submit={translate(`account.${kind}`)}
      isDangerous={kind === 'turnOff'}
      isBusy={isBusy}
      isReady={password !== '' && code.trim() !== ''}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{translate(`account.${kind}.text`)}</p>
      <SecretField
        label={translate('session.password')}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
        fault={faults.password}
      />
      <SecretField
        label={translate('session.code')}
        helperText={translate('session.code.help')}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        fault={faults.code}
      />
    </FormDialog>
  )
}
