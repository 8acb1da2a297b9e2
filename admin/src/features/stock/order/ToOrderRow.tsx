import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { formatMoney } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import type { ItemToOrder } from './itemsToOrder'

interface ToOrderRowProps {
  item: ItemToOrder
  isBusy: boolean
  onOrder: () => void
}

/** Something to order: how many there are and should be, what it costs, and that it was ordered. */
export function ToOrderRow({ item, isBusy, onOrder }: ToOrderRowProps) {
  const { translate, language } = useTranslation()
  const { entity, id, title, stock, minimumStock, onOrder: coming, sku, purchasePrice, short } = item
  const details = [
    translate('toOrder.counts', { stock, minimum: minimumStock ?? 0 }),
    coming && translate('toOrder.coming', { count: coming }),
    sku,
    purchasePrice !== null && formatMoney(purchasePrice, language),
  ]
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/${entity}/${id}`}>
          {title}
        </MuiLink>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{details.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Button
        variant="outlined"
        aria-label={translate('toOrder.orderOf', { title, count: short })}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onOrder}
        sx={{ minHeight: 44 }}
      >
        {translate('toOrder.order', { count: short })}
      </Button>
    </Box>
  )
}
