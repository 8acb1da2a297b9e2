import { useId } from 'react'

interface TextFieldProps {
  name: string
  type: 'text' | 'email' | 'password'
  label: string
  autoComplete: string
  error?: string | undefined
}

/** A labelled line of input with its error tied to it. */
export function TextField({ name, type, label, autoComplete, error }: TextFieldProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span className="field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </p>
  )
}
