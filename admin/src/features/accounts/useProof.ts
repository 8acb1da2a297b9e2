import { useState } from 'react'
import { Refusal } from '../../kernel/graphql/Refusal'
import type { MessageKey } from '../../kernel/i18n/createI18nProvider'
import { useAccountChange } from './useAccountChange'

/** What who is logged in proves once more. */
export interface Proof {
  password: string
  code: string | null
}

/** A change that is proved with the own password first, and with a code once the server asks for one. */
export function useProof() {
  const { change, failure, ...rest } = useAccountChange()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()

  /** Runs the change; the answer, or undefined when it was refused. */
  function prove<Answer>(work: (proof: Proof) => Promise<Answer>, done?: MessageKey): Promise<Answer | undefined> {
    return change(async () => {
      try {
        return await work({ password, code: code?.trim() || null })
      } catch (refusal) {
        if (refusal instanceof Refusal && refusal.code === 'SECOND_FACTOR') setCode((known) => known ?? '')
        throw refusal
      }
    }, done)
  }

  return {
    ...rest,
    // Being asked for a code is the next step, not an error.
    failure: code === '' ? undefined : failure,
    prove,
    fields: { password, setPassword, code, setCode, faults: rest.faults },
    isProved: password !== '' && code?.trim() !== '',
  }
}
