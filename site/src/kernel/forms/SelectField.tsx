import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { Field, Option } from './Field'
import { ariaAttributes, FieldFrame } from './FieldFrame'

interface SelectFieldProps {
  field: Field
  options: Option[]
  start?: string | undefined
  fault?: string | undefined
}

/** One of a list that opens. */
export function SelectField({ field, options, start, fault }: SelectFieldProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  return (
    <FieldFrame field={field} id={id} fault={fault}>
      <select
        id={id}
        name={field.name}
        defaultValue={start}
        required={field.isRequired}
        {...ariaAttributes(id, fault, field.hint)}
      >
        <option value="">{field.unchosen ?? formatMessage({ id: 'form.choose' })}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
