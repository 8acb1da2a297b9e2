import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { PasswordStrength } from '../../kernel/components/PasswordStrength'
import { SecretField } from '../../kernel/components/SecretField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { accountCalls } from './accountQueries'
import { useAccountChange } from './useAccountChange'

const empty = { currentPassword: '', newPassword: '', repeated: '' }
const names = ['currentPassword', 'newPassword', 'repeated'] as const

/** Changes the own password, which ends all other sessions. */
export function PasswordForm({ name: ownName, email }: { name: string; email: string }) {
  const { translate } = useTranslation()
  const { isBusy, faults, setFaults, failure, change } = useAccountChange()
  const [values, setValues] = useState(empty)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (values.newPassword !== values.repeated) return setFaults({ repeated: translate('account.notTheSame') })
    const { currentPassword, newPassword } = values
    const isDone = await change(
      () => accountCalls.changePassword(currentPassword, newPassword),
      'account.passwordChanged',
    )
    if (isDone) setValues(empty)
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>{translate('account.passwordText')}</p>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {/* Tells password managers to which account the password belongs. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
        {names.map((name) => (
          <SecretField
            key={name}
            label={translate(`account.${name}`)}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            helperText={
              name === 'newPassword' ? (
                <PasswordStrength password={values.newPassword} known={[ownName, email]} />
              ) : undefined
            }
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
            fault={faults[name]}
          />
        ))}
        <Box>
          <Button
            type="submit"
            variant="outlined"
            disabled={isBusy || names.some((name) => values[name] === '')}
            sx={{ minHeight: 44 }}
          >
            {translate('account.changePassword')}
          </Button>
        </Box>
      </Box>
    </form>
  )
}
