import { type HTMLAttributes, useId } from 'react'
import { ariaAttributes, FieldFrame } from './FieldFrame'

interface TextInputProps {
  name: string
  label: string
  hint?: string
  /** What was sent before. */
  value?: string | undefined
  fault?: string | undefined
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  isRequired?: boolean
  /** Whether another field may be filled in instead. */
  isEither?: boolean
}

/** A line of text in a form that is sent without scripts. */
export function TextInput({
  name,
  label,
  hint,
  value,
  fault,
  isRequired = false,
  isEither = false,
  ...rest
}: TextInputProps) {
  const id = useId()
  return (
    <FieldFrame field={{ label, isRequired: isRequired || isEither, ...(hint && { hint }) }} id={id} fault={fault}>
      <input
        id={id}
        name={name}
        defaultValue={value ?? ''}
        required={isRequired}
        maxLength={120}
        {...ariaAttributes(id, fault, hint)}
        {...rest}
      />
    </FieldFrame>
  )
}
