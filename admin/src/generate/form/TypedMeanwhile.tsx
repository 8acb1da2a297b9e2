import { type RefObject, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

type Values = Record<string, unknown>

interface TypedMeanwhileProps {
  record: Values
  /** What was sent to be saved as this record. */
  sent: RefObject<Values | undefined>
}

/** Keeps edits made while a save is in flight: they are changes of the saved record. */
export function TypedMeanwhile({ record, sent }: TypedMeanwhileProps) {
  const { getValues, setValue } = useFormContext()

  useEffect(() => {
    const { current: saved } = sent
    sent.current = undefined
    if (!saved) return
    const typed = Object.entries<unknown>({ ...getValues() }).filter(
      ([name, value]) => !isSame(value, saved[name]) && !isSame(value, record[name]),
    )
    // Once the form has taken the record over, which it does after its parts.
    queueMicrotask(() => {
      for (const [name, value] of typed) setValue(name, value, { shouldDirty: true })
    })
  }, [record, sent, getValues, setValue])
  return null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
