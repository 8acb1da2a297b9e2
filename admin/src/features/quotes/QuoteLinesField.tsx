import { ItemsField } from '../../kernel/generate/blocks/ItemsField'
import type { FieldInputProps } from '../../kernel/generate/field/useFormField'
import { useVatPercentage } from '../shop/useVatPercentage'

/** The lines of a quote: a new one begins with the VAT percentage of the shop, as those of a job do. */
export default function QuoteLinesField(props: FieldInputProps) {
  const vatRate = useVatPercentage() ?? null
  return <ItemsField {...props} startValues={{ vatRate }} />
}
