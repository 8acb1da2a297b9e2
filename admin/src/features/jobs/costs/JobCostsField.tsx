import TextField from '@mui/material/TextField'
import { lineTotals } from '@shop/server/lineTotals'
import { unitsOf } from '@shop/server/money'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../kernel/format/formatValue'
import type { FieldInputProps } from '../../../kernel/generate/field/useFormField'
import { NumberField } from '../../../kernel/generate/inputs/NumberField'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { type JobLine, pricedLines } from '../../lines/JobLine'

/** What a job costs: typed, or the sum of its lines where there are any. */
export default function JobCostsField(props: FieldInputProps) {
  const { translate, localize, language } = useTranslation()
  const [lines, includesVat] = useWatch({ name: ['lines', 'includingVat'] }) as [JobLine[] | undefined, unknown]
  if (!lines?.length) return <NumberField {...props} />
  const { given } = lineTotals(pricedLines(lines), includesVat !== false)
  return (
    <TextField
      id={`field-${props.path}`}
      label={localize(props.field.label)}
      value={formatMoney(unitsOf(given), language)}
      helperText={translate('lines.sum')}
      slotProps={{ htmlInput: { readOnly: true } }}
      sx={{ maxWidth: 220 }}
    />
  )
}
