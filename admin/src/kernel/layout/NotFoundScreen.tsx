import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { useTranslation } from '../i18n/useTranslation'

/** For an address without a screen. */
export function NotFoundScreen() {
  const { translate } = useTranslation()
  return (
    <EmptyState icon="search" title={translate('page.notFound')} text={translate('page.notFoundText')}>
      <Button component={Link} to="/" variant="contained">
        {translate('page.toDashboard')}
      </Button>
    </EmptyState>
  )
}
