import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { lineAmount } from '@shop/server/lineTotals'
import { centsOf, unitsOf } from '@shop/server/money'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { amountOf, isWhole, type SaleLine } from './Sale'

interface SaleLinesProps {
  lines: readonly SaleLine[]
  onChange: (line: SaleLine) => void
  onRemove: (key: string) => void
}

/** What is on the sale; everything of it can be changed but what a job comes to. */
export function SaleLines({ lines, onChange, onRemove }: SaleLinesProps) {
  const { translate, language } = useTranslation()
  return (
    <Box component="ul" aria-label={translate('till.lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => {
        const isFree = line.product === undefined && line.part === undefined && line.reservation === undefined
        const input = (name: 'quantity' | 'price' | 'discount' | 'title') => (
          <TextField
            label={translate(name === 'title' ? 'till.name' : `till.${name}`)}
            value={line[name]}
            size="small"
            error={name === 'price' && line.price !== '' && !isWhole(line)}
            onChange={({ target }) => onChange({ ...line, [name]: target.value })}
            slotProps={{
              htmlInput: {
                inputMode: name === 'title' ? 'text' : 'decimal',
                autoComplete: 'off',
                maxLength: name === 'title' ? 120 : 10,
              },
            }}
            fullWidth
            sx={{ '& input': { minHeight: 28 } }}
          />
        )
        return (
          <Box
            component="li"
            key={line.key}
            sx={{
              ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto 44px', alignItems: 'end', gap: 1 },
              ...{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:first-of-type': { pt: 0 } },
            }}
          >
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', alignSelf: 'center' }}>
              {isFree && !line.job ? input('title') : line.title}
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums', lineHeight: '44px' }}>
              {isWhole(line) ? formatMoney(amountOfLine(line), language) : '–'}
            </Box>
            <IconButton
              aria-label={translate('till.remove', { title: line.title })}
              onClick={() => onRemove(line.key)}
              sx={{ width: 44, height: 44 }}
            >
              <Icon name="trash" />
            </IconButton>
            {!line.job && (
              <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '2fr 3fr 3fr', gap: 1 }}>
                {input('quantity')}
                {input('price')}
                {input('discount')}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function amountOfLine({ quantity, price, discount }: SaleLine): number {
  const amounts = { unitPrice: centsOf(amountOf(price)), discount: centsOf(amountOf(discount)) }
  return unitsOf(lineAmount({ quantity: quantity.replace(',', '.'), ...amounts }))
}
