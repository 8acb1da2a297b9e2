import Box from '@mui/material/Box'
import type { judgePassword } from '@shop/server/judgePassword'
import { guessableWords, passwordWeakness } from '@shop/server/passwordStrength'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useShopName } from '../shop/shopFacts'

interface PasswordStrengthProps {
  password: string
  /** The name and e-mail address of its owner, as far as they are filled in. */
  known: readonly string[]
}

const steps = [1, 2, 3]

/** How hard a password is to guess while it is typed, by the rule by which the server takes it. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { translate } = useTranslation()
  const words = guessableWords([...known, ...useShopWords()])
  const judge = useJudge(password !== '')
  const strength = judge ? judge(password, words) : passwordWeakness(password, words)
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
      <Box component="span" aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {steps.map((step) => (
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
      <span aria-live="polite">{strength !== null && translate(`passwordStrength.${strength}`)}</span>
    </Box>
  )
}

/** The dictionaries are larger than the screens: they are loaded when somebody types. */
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

type ShopWords = Record<'street' | 'city' | 'email', string | null>

/** What anyone knows of the shop. */
function useShopWords(): string[] {
  const name = useShopName()
  const { data } = useQuery({
    queryKey: ['shopWords'],
    queryFn: () => askServer<{ shop: ShopWords | null }>({ query: '{ shop { street city email } }' }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { street, city, email } = data?.shop ?? { street: null, city: null, email: null }
  return [name, street, city, email].filter((text) => typeof text === 'string')
}
