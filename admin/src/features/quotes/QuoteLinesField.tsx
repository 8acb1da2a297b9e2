import Box from '@mui/material/Box'
import { ItemsField } from '../../kernel/generate/blocks/ItemsField'
import type { FieldInputProps } from '../../kernel/generate/field/useFormField'
import { LineSourcePicker } from '../lines/LineSourcePicker'
import { useLineOf } from '../lines/useLineOf'
import { useVatPercentage } from '../shop/useVatPercentage'

/**
 * The lines of a quote: typed, or from a service, a product or a part as those of a job. A new one begins with the VAT
 * percentage of the shop.
 */
export default function QuoteLinesField(props: FieldInputProps) {
  const vatRate = useVatPercentage() ?? null
  const lineOf = useLineOf()
  return (
    <ItemsField
      {...props}
      startValues={{ vatRate }}
      shortcut={(add) => (
        <Box sx={{ display: 'flex', mt: 2, mb: 0.5 }}>
          <LineSourcePicker
            onPick={(source) => {
              const { description, quantity, unitPrice, vatRate: rate } = lineOf(source)
              add({ description, quantity, unitPrice, vatRate: rate })
            }}
          />
        </Box>
      )}
    />
  )
}
