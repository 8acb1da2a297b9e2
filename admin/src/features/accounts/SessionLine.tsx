import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { OwnSession } from './accountQueries'
import { lineStyle } from './lineStyle'

interface SessionLineProps {
  session: OwnSession
  isBusy: boolean
  onEnd(): void
}

/** Where an account is logged in: with what, since when and when last. */
export function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { translate, language } = useTranslation()
  const { isThisOne, device, network, signedInAt, lastUsedAt } = session
  const named = device ?? translate('account.unknownDevice')
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {named}
          {isThisOne && (
            <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
              {` · ${translate('account.thisOne')}`}
            </Box>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
          {[
            network && translate('account.network', { network }),
            translate('account.since', { when: formatInstant(signedInAt, language) }),
            translate('account.lastUsed', { when: formatInstant(lastUsedAt, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {!isThisOne && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={translate('account.endNamed', { device: named })}
          onClick={onEnd}
          sx={{ minHeight: 44 }}
        >
          {translate('app.logout')}
        </Button>
      )}
    </Box>
  )
}
