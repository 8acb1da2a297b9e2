import type { Field } from './Field'
import { RadioField } from './RadioField'
import { SelectField } from './SelectField'
import { TextArea } from './TextArea'
import { TextField } from './TextField'
import type { FormState } from './useForm'

interface FormFieldProps {
  field: Field
  form: FormState
  /** What it begins with. */
  start?: string | undefined
}

/** A field as its kind looks. */
export function FormField({ field, form: { values, faults }, start }: FormFieldProps) {
  const fault = faults[field.name]
  switch (field.kind) {
    case 'multiline':
      return <TextArea field={field} start={start} value={values[field.name] ?? start ?? ''} fault={fault} />
    case 'select':
      return <SelectField field={field} options={field.options?.(values) ?? []} start={start} fault={fault} />
    case 'radio':
      return <RadioField field={field} options={field.options?.(values) ?? []} start={start} fault={fault} />
    // The form itself shows it, so that other forms do not load how.
    case 'photos':
      return null
    default:
      return <TextField field={field} start={start} fault={fault} />
  }
}
