import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMountEffect } from '../browser/useMountEffect'
import { QueryError } from '../data/Query'
import type { MessageId } from '../i18n/MessageId'
import { type Faults, type Field, type Values, valuesOf } from './Field'
import { earlyFaultsOf, faultsOf } from './faultsOf'
import { refusalOf } from './refusalOf'

/** What a form begins with: what was filled in before, and what was wrong with it. */
export interface FormStart {
  values?: Values
  faults?: Faults
  problem?: string | null
}

export interface FormState {
  fields: Field[]
  values: Values
  faults: Faults
  /** What went wrong as a whole, in words. */
  problem: string | null
  isSending: boolean
  /** Shows the problem; it gets the focus. */
  problemBox: RefObject<HTMLDivElement | null>
  /** For the form element itself. */
  handlers: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onInput(): void
  }
}

/**
 * A form with uncontrolled fields, validated on submit and from then on while typing; what cannot become right by typing on
 * is said before.
 * @param send gets the values; what it throws is shown above the form or at the field it is about
 */
export function useForm(fields: Field[], send: (values: Values) => Promise<void>, start: FormStart = {}): FormState {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const problemBox = useRef<HTMLDivElement>(null)
  const isPending = useRef(false)
  const [values, setValues] = useState<Values>(start.values ?? {})
  const [faults, setFaults] = useState<Faults>(start.faults ?? {})
  const [problem, setProblem] = useState<string | null>(start.problem ?? null)
  const [isValidated, setIsValidated] = useState(start.faults !== undefined)
  const [isSending, setIsSending] = useState(false)
  /** Where to move the focus: a field, or null for the problem above the form. A new object for each move. */
  const [attention, setAttention] = useState<{ name: string | null } | null>(null)

  const read = (): Values => (form.current ? valuesOf(new FormData(form.current), fields) : values)

  // A visitor may have typed before the page was hydrated.
  useMountEffect(() => setValues(read()))

  useEffect(() => {
    if (!attention) return
    const field = attention.name && form.current?.querySelector<HTMLElement>(`[name="${attention.name}"]`)
    if (field) field.focus()
    else problemBox.current?.focus()
  }, [attention])

  const showFaults = (found: Faults, other: string | null) => {
    setFaults(found)
    setProblem(other)
    setAttention({ name: fields.find(({ name }) => found[name])?.name ?? null })
  }

  const submit = async () => {
    // Until the answer is shown it is not sent again either.
    if (isPending.current || isSending) return
    const given = read()
    const found = faultsOf(fields, given, intl)
    setIsValidated(true)
    setValues(given)
    if (Object.keys(found).length > 0) return showFaults(found, null)
    isPending.current = true
    setFaults({})
    setProblem(null)
    setIsSending(true)
    try {
      await send(given)
    } catch (error) {
      const { faults: refused, other } = refusalOf(error, fields)
      showFaults(
        refused,
        other ?? (Object.keys(refused).length > 0 ? null : intl.formatMessage({ id: problemOf(error) })),
      )
    } finally {
      isPending.current = false
      setIsSending(false)
    }
  }

  return {
    fields,
    values,
    faults,
    problem,
    isSending,
    problemBox,
    handlers: {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
      onInput: () => {
        const given = read()
        setValues(given)
        setFaults((isValidated ? faultsOf : earlyFaultsOf)(fields, given, intl))
      },
    },
  }
}

function problemOf(error: unknown): MessageId {
  return error instanceof QueryError && error.code === 'NO_RESPONSE' ? 'problem.noResponse' : 'form.notSent'
}
