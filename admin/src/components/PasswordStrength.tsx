import Box from '@mui/material/Box'
import { guessableWords, passwordStrength } from '@shop/server/passwordStrength'
import { useTranslation } from '../i18n/useTranslation'

interface PasswordStrengthProps {
  password: string
  /** The name and e-mail address of its owner, as far as they are filled in. */
  known: readonly string[]
}

/** How hard a password is to guess, while it is typed. The server knows more, and refuses what many people use. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { translate } = useTranslation()
  const words = guessableWords(known)
  const strength = passwordStrength(password, words)
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
      <Box component="span" aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {[1, 2, 3].map((step) => (
          <Box
            component="span"
            key={step}
            sx={{
              height: 5,
              borderRadius: 1,
              bgcolor: typeof strength === 'number' && step <= strength ? 'success.main' : 'divider',
            }}
          />
        ))}
      </Box>
      <span aria-live="polite">{translate(`passwordStrength.${strength}`)}</span>
    </Box>
  )
}
