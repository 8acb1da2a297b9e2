import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useEntity } from '../../managed/ManagedContext'

type Values = Record<string, unknown>

interface TypedMeanwhileProps {
  record: Values
  /** What was sent to be saved as this record. */
  sent: RefObject<Values | undefined>
}

/**
 * Retains edits made while a save is in flight: they are changes of the saved record. A record's first save was sent by
 * the form for a new one, which hands over what it held when it went.
 */
export function TypedMeanwhile({ record, sent }: TypedMeanwhileProps) {
  const { getValues, setValue } = useFormContext()
  const { name } = useEntity()
  const queries = useQueryClient()

  useEffect(() => {
    const key = handedOverKey(name, record.id)
    const handedOver = queries.getQueryData<HandedOver>(key)
    queries.removeQueries({ queryKey: key })
    const saved = sent.current ?? handedOver?.sent
    sent.current = undefined
    if (!saved) return
    const held: Values = handedOver?.held ?? { ...getValues() }
    const typed = Object.entries(held).filter(
      ([field, value]) => !isSame(value, saved[field]) && !isSame(value, record[field]),
    )
    // Once the form has taken the record over, which it does after its parts.
    queueMicrotask(() => {
      for (const [field, value] of typed) setValue(field, value, { shouldDirty: true })
    })
    if (handedOver?.focus) resumeFocus(handedOver.focus)
  }, [record, sent, getValues, setValue, name, queries])
  return null
}

interface HandedOver {
  sent: Values
  /** All values of the form, as they were when it went. */
  held: Values
  focus: Focus | undefined
}

interface HandingOverProps {
  sent: RefObject<Values | undefined>
  /** Which record the values were saved as. */
  savedAs: RefObject<number | undefined>
}

/** Hands a form for a new record over to the form of the record that it was saved as. */
export function HandingOver({ sent, savedAs }: HandingOverProps) {
  const { getValues } = useFormContext()
  const { name } = useEntity()
  const queries = useQueryClient()
  // Before the fields go, and the focus with them.
  useLayoutEffect(
    () => () => {
      if (savedAs.current === undefined || !sent.current) return
      const handedOver: HandedOver = { sent: sent.current, held: { ...getValues() }, focus: currentFocus() }
      queries.setQueryData(handedOverKey(name, savedAs.current), handedOver)
    },
    [getValues, name, queries, sent, savedAs],
  )
  return null
}

const handedOverKey = (entity: string, id: unknown) => ['typedMeanwhile', entity, id]

/** Where one was typing; the selection is that of an input, where it has one. */
interface Focus {
  id: string
  selection: readonly [number, number] | undefined
}

function currentFocus(): Focus | undefined {
  const { activeElement: element } = document
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || !element.id) return undefined
  const { id, selectionStart: from, selectionEnd: to } = element
  return { id, selection: from === null || to === null ? undefined : [from, to] }
}

/** Once the fields are drawn with what they hold: a new value moves the selection to its end. */
function resumeFocus({ id, selection }: Focus): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    element.focus()
    if (selection) element.setSelectionRange(...selection)
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
