import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { isBeyondRight } from './isBeyondRight'
import { NoRightScreen } from './NoRightScreen'

/** For an address without a screen. */
export function NotFoundScreen() {
  const { translate } = useTranslation()
  const catalogue = useManaged()
  const { pathname } = useLocation()
  if (isBeyondRight(pathname, catalogue.all)) return <NoRightScreen />
  return (
    <EmptyState icon="search" title={translate('page.notFound')} text={translate('page.notFoundText')}>
      <Button component={Link} to="/" variant="contained">
        {translate('page.toDashboard')}
      </Button>
    </EmptyState>
  )
}
