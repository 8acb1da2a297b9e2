import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryError } from '../data/Query'

interface SessionForm<Field extends string> {
  errors: Partial<Record<Field, string>>
  /** What went wrong as a whole, in words. */
  problem: string | null
  isSending: boolean
  /** For the form element itself. */
  handlers: { onSubmit(event: FormEvent<HTMLFormElement>): void; onInput(event: FormEvent<HTMLFormElement>): void }
}

/**
 * A short form whose fields are all required: judged when it is sent, and from then on as it is typed.
 * @param labels the name of each field, and under which message it is labelled
 * @param send gets what was typed; what it throws is told above the form, or at the field it is about
 */
export function useSessionForm<Field extends string>(
  labels: Record<Field, string>,
  send: (given: Record<Field, string>) => Promise<void>,
): SessionForm<Field> {
  const { formatMessage } = useIntl()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const fields = Object.keys(labels) as Field[]

  const judge = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const given = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Record<
      Field,
      string
    >
    const missing = fields.filter((name) => given[name].trim() === '')
    const required = (name: Field) =>
      formatMessage({ id: 'form.required' }, { field: formatMessage({ id: labels[name] }) })
    setErrors(Object.fromEntries(missing.map((name) => [name, required(name)])) as Partial<Record<Field, string>>)
    return { given, first: missing[0] }
  }

  const tell = (error: unknown, form: HTMLFormElement) => {
    const fieldErrors = error instanceof QueryError ? error.fields : {}
    const told = fields.filter((name) => fieldErrors[name]?.[0])
    if (told.length > 0) {
      setErrors(
        Object.fromEntries(told.map((name) => [name, fieldErrors[name]?.[0]])) as Partial<Record<Field, string>>,
      )
      focusOn(form, told[0])
      return
    }
    const [other] = Object.values(fieldErrors).flat()
    const isAnswer = error instanceof QueryError && error.code !== 'NO_RESPONSE' && error.message
    setProblem(other ?? (isAnswer ? error.message : formatMessage({ id: 'problem.noResponse' })))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { given, first } = judge(form)
    if (first) return focusOn(form, first)
    setProblem(null)
    setIsSending(true)
    try {
      await send(given)
    } catch (error) {
      tell(error, form)
      setIsSending(false)
    }
  }

  return {
    errors,
    problem,
    isSending,
    handlers: {
      onSubmit,
      onInput: ({ currentTarget }) => {
        if (Object.keys(errors).length > 0) judge(currentTarget)
      },
    },
  }
}

function focusOn(form: HTMLFormElement, name: string | undefined): void {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
