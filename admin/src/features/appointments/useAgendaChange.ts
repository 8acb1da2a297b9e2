import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'

/** Under which everything that the agenda shows is stored. */
export const agendaKey = ['agenda']

/** A change of the agenda under way: what was wrong with the last try, per field or as a whole. */
export function useAgendaChange() {
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()

  /**
   * Runs the change, after which what is shown is read again.
   * @param done what is said once it is made
   * @param fields that the form has: what is wrong with another is said above it
   * @returns whether it was made
   */
  async function change(work: () => Promise<unknown>, done: string, fields: readonly string[] = []): Promise<boolean> {
    setBusy(true)
    setFaults({})
    setFailure(undefined)
    try {
      await work()
      notify(done, { type: 'success' })
      void queries.invalidateQueries({ queryKey: agendaKey })
      return true
    } catch (thrown) {
      const wrong = thrown instanceof Refusal ? thrown.fields : {}
      setFaults(wrong)
      if (!Object.keys(wrong).some((field) => fields.includes(field))) setFailure(failureText(thrown))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, faults, setFaults, failure, change }
}
