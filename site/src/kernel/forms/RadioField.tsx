import { useId } from 'react'
import type { Field, Option } from './Field'
import { ariaAttributes, FieldFoot, Optional } from './FieldFrame'

interface RadioFieldProps {
  field: Field
  options: Option[]
  start?: string | undefined
  fault?: string | undefined
}

/** One of a few that all show. */
export function RadioField({ field, options, start, fault }: RadioFieldProps) {
  const id = useId()
  return (
    <div
      className="field radio-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={field.isRequired}
      {...ariaAttributes(id, fault, field.hint)}
    >
      <p className="radio-field__label" id={`${id}-label`}>
        {field.label}
        <Optional isRequired={field.isRequired} />
      </p>
      {field.hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <div className="radio-field__options">
        {options.map(({ value, label, note }) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === start}
              required={field.isRequired}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldFoot id={id} fault={fault} />
    </div>
  )
}
