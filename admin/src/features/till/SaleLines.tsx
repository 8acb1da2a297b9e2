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
        const input = (name: 'quantity' | 'price' | 'discount' | 'title', width: number | string) => (
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
            sx={{ width, '& input': { minHeight: 28 } }}
          />
        )
        return (
          <Box
            component="li"
            key={line.key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {isFree && !line.job ? input('title', '100%') : line.title}
            </Box>
            {!line.job && input('quantity', 86)}
            {!line.job && input('price', 110)}
            {!line.job && input('discount', 110)}
            <Box sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', minWidth: 90, textAlign: 'right' }}>
              {isWhole(line) ? formatMoney(amountOfLine(line), language) : '–'}
            </Box>
            <IconButton
              aria-label={translate('till.remove', { title: line.title })}
              onClick={() => onRemove(line.key)}
              sx={{ width: 44, height: 44 }}
            >
              <Icon name="trash" />
            </IconButton>
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
