import { useEffect, useId, useRef } from 'react'
import type { Field } from './Field'
import { ariaAttributes, FieldFrame } from './FieldFrame'

interface TextFieldProps {
  field: Field
  start?: string | undefined
  fault?: string | undefined
}

/** A labelled line of input with its error tied to it. */
export function TextField({ field, start, fault }: TextFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.getsFocus) input.current?.focus()
  }, [field.getsFocus])
  return (
    <FieldFrame field={field} id={id} fault={fault}>
      <input
        ref={input}
        id={id}
        name={field.name}
        type={field.kind}
        autoComplete={field.autoComplete}
        maxLength={field.max}
        defaultValue={start}
        required={field.isRequired}
        {...ariaAttributes(id, fault, field.hint)}
      />
    </FieldFrame>
  )
}
