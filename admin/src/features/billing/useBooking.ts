import { useState } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { Refusal } from '../../kernel/graphql/Refusal'

/** A call that books money, and what became of it. Its key stays until it is booked, so that a second press books nothing. */
export function useBooking() {
  const failureText = useFailureText()
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [isConflict, setConflict] = useState(false)

  async function book(work: (key: string) => Promise<void>): Promise<void> {
    setBusy(true)
    setProblems([])
    try {
      await work(key)
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? Object.values(thrown.fields) : []
      setProblems(fields.length > 0 ? fields : [failureText(thrown)])
      setConflict(thrown instanceof Refusal && thrown.code === 'CONFLICT')
      setBusy(false)
    }
  }

  /** What was refused is about something else now. */
  function forget() {
    setProblems([])
    setConflict(false)
  }

  return { isBusy, problems, isConflict, book, forget }
}
