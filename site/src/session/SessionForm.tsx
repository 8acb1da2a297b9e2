import type { ReactNode } from 'react'
import type { useSessionForm } from './useSessionForm'

interface SessionFormProps {
  form: ReturnType<typeof useSessionForm>
  /** The words on the button. */
  submit: string
  children: ReactNode
}

/** The frame of a form about the visitor's own session. */
export function SessionForm({ form: { problem, isSending, handlers }, submit, children }: SessionFormProps) {
  return (
    <form className="form" method="post" noValidate {...handlers}>
      {problem && (
        <p className="form__problem" role="alert">
          {problem}
        </p>
      )}
      {children}
      <button type="submit" className="button button--primary" disabled={isSending}>
        {submit}
      </button>
    </form>
  )
}
