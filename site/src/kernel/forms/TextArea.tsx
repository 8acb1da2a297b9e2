import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { Field } from './Field'
import { ariaAttributes, FieldFrame } from './FieldFrame'

interface TextAreaProps {
  field: Field
  start?: string | undefined
  /** The current text, for the counter. */
  value: string
  fault?: string | undefined
}

/** A multiline field with a character counter. */
export function TextArea({ field, start, value, fault }: TextAreaProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const { max } = field
  const counter = max !== undefined && (
    <span className={`field__count${value.length > max ? ' field__count--over' : ''}`}>
      <span aria-hidden="true">
        {value.length} / {max}
      </span>
      <span className="visually-hidden" id={`${id}-count`}>
        {formatMessage({ id: 'form.count' }, { count: value.length, max })}
      </span>
    </span>
  )
  const aria = ariaAttributes(id, fault, field.hint)
  return (
    <FieldFrame field={field} id={id} fault={fault} aside={counter}>
      <textarea
        id={id}
        name={field.name}
        rows={5}
        defaultValue={start}
        required={field.isRequired}
        {...aria}
        aria-describedby={[aria['aria-describedby'], counter && `${id}-count`].filter(Boolean).join(' ') || undefined}
      />
    </FieldFrame>
  )
}
