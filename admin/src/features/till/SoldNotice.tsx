import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { MailReceipt } from './MailReceipt'

/** What was sold last. */
export interface Sold {
  id: number
  name: string
  /** What is given back of cash, in the shop's currency; null for another method. */
  change: number | null
  /** Whether it was taken back. */
  isReturn?: boolean
}

/** The receipt of what was sold last, and the change; the screen is ready for the next sale. */
export function SoldNotice({ id, name, change, isReturn = false }: Sold) {
  const { translate, language } = useTranslation()
  const paper = (file: string, label: 'till.roll' | 'till.a4') => (
    <Button
      component="a"
      href={`/cougarXr7/preview/factuur/${id}/${file}`}
      target="_blank"
      rel="noreferrer"
      color="inherit"
      startIcon={<Icon name="printer" />}
      sx={{ minHeight: 44 }}
    >
      {translate(label)}
    </Button>
  )
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {change !== null && (
        <Box component="strong" sx={{ display: 'block', fontSize: '2.25rem', lineHeight: 1.2 }}>
          {translate('billing.change', { amount: formatMoney(change, language) })}
        </Box>
      )}
      <div>{translate(isReturn ? 'till.returned' : 'till.sold', { number: name })}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {paper('bon.pdf', 'till.roll')}
        {paper('a4.pdf', 'till.a4')}
        <MailReceipt key={id} id={id} />
      </Box>
    </Alert>
  )
}
