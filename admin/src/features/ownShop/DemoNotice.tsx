import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { demoShopKey, ownShopCalls } from './ownShopCalls'

/** In a demo shop the way to a shop of one's own; nothing in any other. */
export function DemoNotice() {
  const { translate } = useTranslation()
  const { data: isDemo } = useQuery({
    queryKey: [...demoShopKey, 'is'],
    queryFn: ({ signal }) => ownShopCalls.isDemo(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isDemo) return null
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' }, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button component={Link} to="/ownShop" variant="outlined">
          {translate('ownShop.title')}
        </Button>
      }
    >
      {translate('ownShop.notice')}
    </Alert>
  )
}
