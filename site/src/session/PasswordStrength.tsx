import type { judgePassword } from '@shop/server/judgePassword'
import { guessableWords, passwordWeakness } from '@shop/server/passwordStrength'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLayout } from '../screens/useLayout'

/** How hard a password is to guess while it is typed, by the rule by which the server takes it, which knows its owner too. */
export function PasswordStrength({ password }: { password: string }) {
  const { shop } = useLayout()
  const known = [shop.name, shop.street, shop.city, shop.email].filter((text) => typeof text === 'string')
  const words = guessableWords(known)
  const judge = useJudge(password !== '')
  const strength = judge ? judge(password, words) : passwordWeakness(password, words)
  return (
    <div className="password-strength">
      <div className="password-strength__bar" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={typeof strength === 'number' && step <= strength ? 'is-reached' : undefined} />
        ))}
      </div>
      <p aria-live="polite">{strength !== null && <FormattedMessage id={`password.strength.${strength}`} />}</p>
    </div>
  )
}

/** The dictionaries are larger than the site: they are loaded when somebody types. */
function useJudge(isNeeded: boolean): typeof judgePassword | undefined {
  const [judge, setJudge] = useState<typeof judgePassword>()
  useEffect(() => {
    if (!isNeeded) return
    // Without a connection nothing is said; the server judges when it is sent.
    import('@shop/server/judgePassword').then(
      (loaded) => setJudge(() => loaded.judgePassword),
      () => undefined,
    )
  }, [isNeeded])
  return judge
}
