import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { PasswordStrength } from '../../kernel/components/PasswordStrength'
import { SecretField } from '../../kernel/components/SecretField'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { setupCalls } from './setupCalls'

interface BeginFormProps {
  /** Of the address; empty when that had none. */
  code: string
  /** Whether the code has to be typed. */
  isAsking: boolean
  onCodeRefused(): void
}

const setupAddress = '/cougarXr7/inrichten'
const loginPath = '/login-admin'

/** The own account of the owner. */
export function BeginForm({ code, isAsking, onCodeRefused }: BeginFormProps) {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const [values, setValues] = useState({ code, name: '', email: '', password: '' })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Whether someone else was first. */
  const [isTaken, setTaken] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await setupCalls.begin({ ...values, language })
      window.location.replace(setupAddress)
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? thrown.fields : {}
      setFaults(fields)
      if (fields.code) onCodeRefused()
      setTaken(thrown instanceof Refusal && thrown.code === 'NOT_FOUND')
      if (Object.keys(fields).length === 0) setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: faults[name] !== undefined,
    helperText: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      {failure && (
        <Alert
          severity="error"
          action={
            isTaken && (
              <Button color="inherit" href={loginPath}>
                {translate('session.logIn')}
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      {isAsking && (
        <TextField
          {...field('code')}
          label={translate('setup.begin.code')}
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <TextField {...field('name')} label={translate('staff.name')} autoComplete="name" />
      <TextField {...field('email')} label={translate('session.email')} type="email" autoComplete="username" />
      <SecretField
        label={translate('account.newPassword')}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        fault={faults.password}
        helperText={<PasswordStrength password={values.password} known={[values.name, values.email]} />}
      />
      <Box>
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || Object.values(values).some((value) => value.trim() === '')}
          sx={{ minHeight: 44 }}
        >
          {translate('setup.begin.submit')}
        </Button>
      </Box>
    </Box>
  )
}
