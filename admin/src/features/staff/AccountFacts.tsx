import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { StaffAccount } from './staffCalls'

/** When someone logged in last, and how the account is guarded. */
export function AccountFacts({ account }: { account: StaffAccount }) {
  const { translate, language } = useTranslation()
  const { email, isActive, lastLoginAt, lockedUntil, secondFactorSince, sessionCount } = account
  const at = (when: string) => formatInstant(when, language)
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ color: 'text.secondary' }}>{email}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {!isActive && <Chip size="small" icon={<Icon name="clock" size={15} />} label={translate('staff.invited')} />}
        <Chip
          size="small"
          variant="outlined"
          color={secondFactorSince ? 'success' : 'default'}
          icon={<Icon name={secondFactorSince ? 'checkmark' : 'minus'} size={15} />}
          label={translate(secondFactorSince ? 'staff.withCode' : 'staff.withoutCode')}
        />
        {lockedUntil && (
          <Chip
            size="small"
            color="warning"
            icon={<Icon name="warning" size={15} />}
            label={translate('staff.lockedUntil', { when: at(lockedUntil) })}
          />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
        {[
          lastLoginAt ? translate('staff.lastLogin', { when: at(lastLoginAt) }) : translate('staff.neverLoggedIn'),
          translate('staff.sessionCount', { count: sessionCount }),
        ].join(' · ')}
      </Box>
    </Box>
  )
}
