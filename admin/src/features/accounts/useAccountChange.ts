import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'
import type { MessageKey } from '../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../kernel/i18n/useTranslation'

export const accountKey = ['account']

/** A change of the account under way: what was wrong with the last try, per field or as a whole. */
export function useAccountChange() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()

  /** Runs the change; the answer, or undefined when it was refused, with the reason shown. */
  async function change<Answer>(work: () => Promise<Answer>, done?: MessageKey): Promise<Answer | undefined> {
    setBusy(true)
    setFaults({})
    setFailure(undefined)
    try {
      const answer = await work()
      if (done) notify(translate(done), { type: 'success' })
      await queries.invalidateQueries({ queryKey: accountKey })
      return answer
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? thrown.fields : {}
      setFaults(fields)
      if (Object.keys(fields).length === 0) setFailure(failureText(thrown))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, faults, setFaults, failure, change }
}
