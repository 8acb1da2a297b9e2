import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHydrated } from '../browser/useHydrated'
import { FormField } from './FormField'
import type { FormStart, FormState } from './useForm'

interface FormFrameProps {
  form: FormState
  start?: FormStart | undefined
  /** The words on the button. */
  submit: string
  /** Where a browser without scripts sends it; without it the button is disabled until hydration. */
  action?: string
  /** Whether it is sent with files. */
  hasFiles?: boolean
  /** Further inputs and remarks before the button. */
  children?: ReactNode
}

/** A form: the problem as a whole above its fields, the button below. */
export function FormFrame({ form, start, submit, action, hasFiles = false, children }: FormFrameProps) {
  const { fields, isSending, handlers } = form
  const isHydrated = useHydrated()
  // What a script would read is missing from a form that is sent before it: there the button waits for hydration.
  const hasFieldsWithoutScripts = fields.some(({ isWithoutScripts }) => isWithoutScripts)
  const waits = !isHydrated && (action === undefined || hasFieldsWithoutScripts)
  return (
    <form
      className="form"
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      aria-busy={isSending}
      {...handlers}
    >
      <FormProblem form={form} />
      {fields.map((field) => {
        const shown = <FormField key={field.name} field={field} form={form} start={start?.values?.[field.name]} />
        return field.isWithoutScripts ? <noscript key={field.name}>{shown}</noscript> : shown
      })}
      {children}
      <p className="buttons form__buttons">
        <button
          type="submit"
          className={`button button--primary${waits && action ? ' with-scripts' : ''}`}
          disabled={waits}
          // It keeps the focus until the answer has it.
          aria-disabled={isSending || undefined}
        >
          {isSending ? <FormattedMessage id="form.sending" /> : submit}
        </button>
        {waits && action && (
          <noscript>
            <button type="submit" className="button button--primary">
              {submit}
            </button>
          </noscript>
        )}
      </p>
    </form>
  )
}

function FormProblem({ form: { fields, faults, problem, problemBox, handlers } }: { form: FormState }) {
  const wrong = fields.filter(({ name }) => faults[name])
  if (!problem && wrong.length === 0) return null
  const focusOn = (event: MouseEvent, name: string) => {
    event.preventDefault()
    handlers.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  return (
    <div className="form__problem" ref={problemBox} tabIndex={-1}>
      <p role="alert">{problem ?? <FormattedMessage id="form.look" />}</p>
      {wrong.length > 0 && (
        <ul className="form__wrong">
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <button type="button" onClick={(event) => focusOn(event, name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
