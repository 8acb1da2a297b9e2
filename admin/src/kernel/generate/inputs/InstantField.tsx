import { type FieldInputProps, useFormField } from '../field/useFormField'
import { MomentInput } from './MomentInput'

/** A moment, typed on the clock of the shop. */
export default function InstantField(props: FieldInputProps) {
  const { id, input, label, help, error } = useFormField(props)
  return (
    <MomentInput
      {...{ id, label, help, error }}
      value={typeof input.value === 'string' ? input.value : null}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
    />
  )
}
