import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { GonePriceCountDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** On the dashboard: how many texts name a price that is gone or hidden, with the way to their list; nothing where there are none. */
export function GonePricesNotice() {
  const { translate } = useTranslation()
  const { data } = useQuery({
    queryKey: ['gonePriceCount'],
    queryFn: async ({ signal }) => (await askServer({ query: GonePriceCountDocument, signal })).unfollowedPrices,
  })
  if (!data?.gone && !data?.hidden) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/typedPrices" color="inherit">
          {translate('typedPrices.open')}
        </Button>
      }
    >
      {data.gone > 0 && <div>{translate('typedPrices.waiting', { count: data.gone })}</div>}
      {data.hidden > 0 && <div>{translate('typedPrices.waitingHidden', { count: data.hidden })}</div>}
    </Alert>
  )
}
