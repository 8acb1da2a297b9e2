import Box from '@mui/material/Box'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { stockLevel } from '../stock/StockProduct'

/** The stock, with an icon and a word where it is low. */
export function StockMark({ stock }: { stock: number }) {
  const { translate } = useTranslation()
  const isSoldOut = stockLevel(stock) === 'soldOut'
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        color: isSoldOut ? 'error.main' : 'warning.main',
      }}
    >
      <Icon name={isSoldOut ? 'close' : 'warning'} size={16} />
      {translate(isSoldOut ? 'stock.soldOut' : 'stock.lastItems')}
      {!isSoldOut && <span>({stock})</span>}
    </Box>
  )
}
