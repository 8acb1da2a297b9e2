import type { judgePassword } from '@shop/server/judgePassword'
import { guessableWords, passwordWeakness } from '@shop/server/passwordStrength'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { browserQuery } from '../../kernel/data/browserQuery'
import { useLayout } from '../../kernel/screens/useLayout'

interface PasswordStrengthProps {
  password: string
  /** The link that chooses it, by which its owner is known; null while there is none. */
  token: string | null
}

/** How hard a password is to guess while it is typed, by the rule by which the server takes it. */
export function PasswordStrength({ password, token }: PasswordStrengthProps) {
  const { shop } = useLayout()
  const owned = useOwnerOf(password === '' ? null : token)
  const known = [...owned, shop.name, shop.street, shop.city, shop.email].filter((text) => typeof text === 'string')
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

/** The name and the e-mail address of the account whose password a link chooses; none while they are not known. */
function useOwnerOf(token: string | null): (string | null)[] {
  const [owner, setOwner] = useState<{ token: string; words: (string | null)[] }>()
  const known = owner?.token
  useEffect(() => {
    if (token === null || token === known) return
    // Without an answer the server judges by them when it is sent.
    browserQuery('PasswordLinkOwner', { token }).then(
      ({ passwordLinkOwner: found }) => setOwner({ token, words: found ? [found.name, found.email] : [] }),
      () => undefined,
    )
  }, [token, known])
  return owner && token === known ? owner.words : []
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
