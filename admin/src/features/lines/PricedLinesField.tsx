import Box from '@mui/material/Box'
import { ItemsField } from '../../kernel/generate/blocks/ItemsField'
import type { FieldInputProps } from '../../kernel/generate/field/useFormField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useVatPercentage } from '../shop/useVatPercentage'
import { LineSourcePicker } from './LineSourcePicker'
import { useLineOf } from './useLineOf'

/** What is set by where a line comes from, not typed. */
const notTyped = new Set(['stockProduct', 'product'])

/**
 * The lines of a quote or an invoice: typed, or from a service, a product or a part as those of a job, with its price and
 * VAT. A new one begins with the VAT percentage of the shop. Nothing is taken from stock for them.
 */
export default function PricedLinesField({ field, path }: FieldInputProps) {
  const { translate } = useTranslation()
  const vatRate = useVatPercentage() ?? null
  const lineOf = useLineOf()
  const typed = { ...field, fields: (field.fields ?? []).filter(({ name }) => !notTyped.has(name)) }
  return (
    <ItemsField
      field={typed}
      path={path}
      startValues={{ vatRate }}
      addLabel={translate('lines.add')}
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
