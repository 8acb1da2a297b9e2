import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { useWords } from '../i18n/useWords'

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  const { say } = useWords()
  return (
    <EmptyState icon="search" title={say('page.notFound')} text={say('page.notFoundText')}>
      <Button component={Link} to="/" variant="contained">
        {say('page.toDashboard')}
      </Button>
    </EmptyState>
  )
}
