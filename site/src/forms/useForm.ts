import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryError } from '../data/Query'
import type { MessageId } from '../i18n/MessageId'
import { type Faults, type Field, type Values, valuesOf } from './Field'
import { faultsOf } from './faultsOf'
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
  /** Where a problem is told; it gets the focus. */
  problemBox: RefObject<HTMLDivElement | null>
  /** For the form element itself. */
  handlers: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit(event: FormEvent<HTMLFormElement>): void
    onInput(): void
  }
}

/**
 * A form whose fields keep what is typed by themselves: judged when it is sent, and from then on as it is typed.
 * @param send gets what was filled in; what it throws is told above the form, or at the field it is about
 */
export function useForm(fields: Field[], send: (values: Values) => Promise<void>, start: FormStart = {}): FormState {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const problemBox = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)
  const [values, setValues] = useState<Values>(start.values ?? {})
  const [faults, setFaults] = useState<Faults>(start.faults ?? {})
  const [problem, setProblem] = useState<string | null>(start.problem ?? null)
  const [isJudged, setIsJudged] = useState(start.faults !== undefined)
  const [isSending, setIsSending] = useState(false)
  /** What calls for the visitor: a new object each time, the name of a field or null for the form as a whole. */
  const [attention, setAttention] = useState<{ name: string | null } | null>(null)

  const read = (): Values => (form.current ? valuesOf(new FormData(form.current), fields) : values)

  // A visitor may have typed before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what stands there already
  useEffect(() => setValues(read()), [])

  useEffect(() => {
    if (!attention) return
    const field = attention.name && form.current?.querySelector<HTMLElement>(`[name="${attention.name}"]`)
    if (field) field.focus()
    else problemBox.current?.focus()
  }, [attention])

  const tell = (told: Faults, other: string | null) => {
    setFaults(told)
    setProblem(other)
    setAttention({ name: fields.find(({ name }) => told[name])?.name ?? null })
  }

  const submit = async () => {
    if (isUnderWay.current) return
    const given = read()
    const found = faultsOf(fields, given, intl)
    setIsJudged(true)
    setValues(given)
    if (Object.keys(found).length > 0) return tell(found, null)
    isUnderWay.current = true
    setFaults({})
    setProblem(null)
    setIsSending(true)
    try {
      await send(given)
    } catch (error) {
      const { faults: told, other } = refusalOf(error, fields)
      tell(told, other ?? (Object.keys(told).length > 0 ? null : intl.formatMessage({ id: problemOf(error) })))
    } finally {
      isUnderWay.current = false
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
        if (isJudged) setFaults(faultsOf(fields, given, intl))
      },
    },
  }
}

function problemOf(error: unknown): MessageId {
  return error instanceof QueryError && error.code === 'NO_RESPONSE' ? 'problem.noResponse' : 'form.notSent'
}
