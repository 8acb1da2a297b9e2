import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { useTranslation } from '../i18n/useTranslation'
import { ownersToAsk } from '../rights/rights'

/** For an address that there is, and the user has no right to: whom to ask for it. */
export function NoRightScreen() {
  const { translate } = useTranslation()
  return (
    <EmptyState
      icon="security"
      title={translate('rights.none')}
      text={translate('rights.ask', { owners: ownersToAsk().join(', ') })}
    >
      <Button component={Link} to="/" variant="contained">
        {translate('page.toDashboard')}
      </Button>
    </EmptyState>
  )
}
