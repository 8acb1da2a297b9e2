import { useWatch } from 'react-hook-form'
import type { FieldInputProps } from '../../kernel/generate/field/useFormField'

/** By field of what is chosen: what a promotion has to be for, for it to count. */
const targets: Readonly<Record<string, string>> = {
  productType: 'product-type',
  products: 'chosen-products',
  services: 'chosen-services',
}

/** What a promotion is for, asked only while it is for that. */
export default function TargetField(props: FieldInputProps) {
  const target: unknown = useWatch({ name: 'target' })
  const Input = props.field.kind.Input
  return target === targets[props.path] && Input ? <Input {...props} /> : null
}
