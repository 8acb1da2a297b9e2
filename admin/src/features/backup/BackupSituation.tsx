import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatAge } from '../../kernel/format/formatAge'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { BackupState } from './backupCalls'

/** In words: whether the last backup is good, where it is, when the next one comes, and why one failed. */
export function BackupSituation({ state }: { state: BackupState }) {
  const { translate, language } = useTranslation()
  const { isPlanned, succeededAt, nextAt, place, placeName, retained, retainedAsked } = state
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Verdict state={state} />
      {isPlanned && (
        <Box
          component="dl"
          sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Line term={translate('backups.last')}>
            {succeededAt ? `${formatInstant(succeededAt, language)} (${formatAge(succeededAt, language)})` : '–'}
          </Line>
          <Line term={translate('backups.next')}>{nextAt ? formatInstant(nextAt, language) : '–'}</Line>
          {place && (
            <Line term={translate('backups.where')}>
              {translate(`backups.where.${place}`, { name: placeName })}
              {place === 'folder' && <Help>{translate('backups.where.same')}</Help>}
            </Line>
          )}
          <Line term={translate('backups.retained')}>
            {translate('backups.retained.text', { count: retained ?? 0, asked: retainedAsked })}
          </Line>
        </Box>
      )}
    </Box>
  )
}

function Verdict({ state }: { state: BackupState }) {
  const { translate, localize, language } = useTranslation()
  const { isPlanned, succeededAt, failedAt, failureText, nextAt, warning } = state
  const instant = (value: string | null) => (value ? formatInstant(value, language) : 'none')
  if (warning === 'failed') {
    const reason = failureText ? localize(failureText) : ''
    const values = { when: instant(failedAt), reason, last: instant(succeededAt) }
    return <Alert severity="error">{translate('backups.warning.failed', values)}</Alert>
  }
  if (warning === 'late') {
    return <Alert severity="warning">{translate('backups.warning.late', { last: instant(succeededAt) })}</Alert>
  }
  if (!isPlanned) return <Alert severity="info">{translate('backups.off')}</Alert>
  if (!succeededAt) return <Alert severity="info">{translate('backups.none', { next: instant(nextAt) })}</Alert>
  return <Alert severity="success">{translate('backups.good', { ago: formatAge(succeededAt, language) })}</Alert>
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        columnGap: 2,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

function Help({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
      {children}
    </Box>
  )
}
