import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { OwnSignIn } from './accountQueries'
import { lineStyle } from './lineStyle'

const shownAtOnce = 10

const isIn = (outcome: OwnSignIn['outcome']): boolean => outcome === 'signed_in' || outcome === 'recovery_code'

/** The latest logins and attempts, each with its outcome in a word and an icon. */
export function SignInList({ signIns }: { signIns: OwnSignIn[] }) {
  const { translate, language } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? signIns : signIns.slice(0, shownAtOnce)
  return (
    <>
      <p>{translate('account.signInsText')}</p>
      <Box component="ul" aria-label={translate('account.signIns')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ id, createdAt, outcome, device, network }) => (
          <Box component="li" key={id} sx={lineStyle}>
            <Box sx={{ display: 'flex', color: isIn(outcome) ? 'success.main' : 'error.main' }}>
              <Icon name={isIn(outcome) ? 'checkmark' : 'warning'} />
            </Box>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{translate(`account.outcome.${outcome}`)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
                {[device ?? translate('account.unknownDevice'), translate('account.network', { network })].join(' · ')}
              </Box>
            </Box>
            <Box component="time" dateTime={createdAt} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatInstant(createdAt, language)}
            </Box>
          </Box>
        ))}
      </Box>
      {signIns.length > shown.length && (
        <Button variant="outlined" color="inherit" onClick={() => setWhole(true)} sx={{ minHeight: 44, mt: 2 }}>
          {translate('account.moreSignIns', { count: signIns.length - shown.length })}
        </Button>
      )}
    </>
  )
}
