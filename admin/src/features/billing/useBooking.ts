import { useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'

/** A call that books money, and what became of it. Its key stays until it is booked, so that a second press books nothing. */
export function useBooking() {
  const failureText = useFailureText()
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [conflict, setConflict] = useState<Refusal | null>(null)

  async function book(work: (key: string) => Promise<void>): Promise<void> {
    setBusy(true)
    setProblems([])
    try {
      await work(key)
      setConflict(null)
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? Object.values(thrown.fields) : []
      setProblems(fields.length > 0 ? fields : [failureText(thrown)])
      setConflict(thrown instanceof Refusal && thrown.code === 'CONFLICT' ? thrown : null)
    } finally {
      setBusy(false)
    }
  }

  /** What was refused is about something else now. */
  function forget() {
    setProblems([])
    setConflict(null)
  }

  return { isBusy, problems, conflict, book, forget }
}

/** Whether jobs come to more than was agreed, which the shop may bill all the same. */
export function isAboveAgreed(conflict: Refusal | null): boolean {
  return conflict !== null && Object.keys(conflict.fields).some((path) => path.startsWith('jobs.'))
}
