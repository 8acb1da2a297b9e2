import { guessableWords, passwordStrength } from '@shop/server/passwordStrength'
import { FormattedMessage } from 'react-intl'
import { useLayout } from '../screens/useLayout'

/** How hard a password is to guess, while it is typed. The server knows more, and refuses what many people use. */
export function PasswordStrength({ password }: { password: string }) {
  const { shop } = useLayout()
  const strength = passwordStrength(password, guessableWords([shop.name]))
  return (
    <div className="password-strength">
      <div className="password-strength__bar" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={typeof strength === 'number' && step <= strength ? 'is-reached' : undefined} />
        ))}
      </div>
      <p aria-live="polite">
        <FormattedMessage id={`password.strength.${strength}`} />
      </p>
    </div>
  )
}
