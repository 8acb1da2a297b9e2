import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../components/EmptyState'
import { useTranslation } from '../i18n/useTranslation'
import { isAtCounter, ownersToAsk } from '../rights/rights'
import { PasswordLogin } from '../session/PasswordLogin'

/** For an address that there is, and the user has no right to: whom to ask for it, or at the counter one's own password. */
export function NoRightScreen() {
  const { translate } = useTranslation()
  const { identity } = useGetIdentity()
  const [isLoggingIn, setLoggingIn] = useState(false)
  return (
    <EmptyState
      icon="security"
      title={translate('rights.none')}
      text={
        isAtCounter() ? translate('rights.atCounter') : translate('rights.ask', { owners: ownersToAsk().join(', ') })
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {isAtCounter() && (
          <Button variant="contained" onClick={() => setLoggingIn(true)}>
            {translate('person.password')}
          </Button>
        )}
        <Button component={Link} to="/" variant={isAtCounter() ? 'outlined' : 'contained'}>
          {translate('page.toDashboard')}
        </Button>
      </Box>
      {isLoggingIn && identity && <PasswordLogin now={identity} onClose={() => setLoggingIn(false)} />}
    </EmptyState>
  )
}
