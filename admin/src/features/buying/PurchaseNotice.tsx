import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { ProofButton } from './ProofButton'
import { PurchasePhotos } from './PurchasePhotos'

/** What was bought last. */
export interface Purchased {
  id: number
  number: string
  resaleFrom: string
  /** What is to be set off, in the shop's currency. */
  owed: number
}

/** The proof of what was bought last; the screen is ready for the next one. */
export function PurchaseNotice({ id, number, resaleFrom, owed }: Purchased) {
  const { translate, language } = useTranslation()
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Box sx={{ mb: 0.5 }}>{translate('buying.bought', { number, at: formatInstant(resaleFrom, language) })}</Box>
      <ProofButton id={id} label={translate('buying.proof')} />
      {owed > 0 && (
        <Button component={Link} to="/till" color="inherit" startIcon={<Icon name="sell" />} sx={{ minHeight: 44 }}>
          {translate('buying.toTill')}
        </Button>
      )}
      <PurchasePhotos id={id} number={number} />
    </Alert>
  )
}
