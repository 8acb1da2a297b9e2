import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import type { ReleaseRecord } from './releases'

/** A record of a release, or that could be in one. */
export function RecordLine({ record: of, children }: { record: ReleaseRecord; children: ReactNode }) {
  const { translate, localize } = useTranslation()
  const entity = useManaged().entity(of.entity)
  const path = of.isNew ? undefined : recordPath(entity, of.record)
  const kind = of.isNew ? 'releases.isNew' : of.hasDraft ? 'releases.version' : 'releases.concept'
  return (
    <Box component="li" sx={{ py: 0.75, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={path ? Link : 'span'}
          {...(path && { to: path })}
          sx={{ color: path ? 'primary.main' : 'text.primary', fontWeight: 600 }}
        >
          {of.title || `#${of.record}`}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
          {localize(entity.label)} · {of.language?.toUpperCase()} · {translate(kind)}
        </Box>
      </Box>
      {children}
    </Box>
  )
}
