import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { UnfollowedPriceCountDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** On the dashboard: how many prices in texts follow nothing, with the way to their list; nothing where there are none. */
export function TypedPricesNotice() {
  const { translate } = useTranslation()
  const { data } = useQuery({
    queryKey: ['unfollowedPriceCount'],
    queryFn: async ({ signal }) =>
      (await askServer({ query: UnfollowedPriceCountDocument, signal })).unfollowedPrices.total,
  })
  if (!data) return null
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/typedPrices" color="inherit">
          {translate('typedPrices.open')}
        </Button>
      }
    >
      {translate('typedPrices.waiting', { count: data })}
    </Alert>
  )
}
