import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatMoney, nameOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'

import type { ChangedRow } from './changedRows'
import { FactText } from './FactText'
import { maxRows } from './useMatching'
import type { Trial } from './useTrial'

interface ChangePreviewProps {
  rows: readonly ChangedRow[]
  trial: Trial
  /** Whether anything is to be changed yet. */
  isAsked: boolean
  /** How many records were chosen. */
  count: number
}

/** What each record has and would have, those that cannot be first, with the reason. */
export function ChangePreview({ rows, trial, isAsked, count }: ChangePreviewProps) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const least = formatMoney(1, language)
  if (!isAsked) return <Box role="status">{translate('editing.nothing')}</Box>
  const judged = rows.map((row) => ({
    row,
    reasons: [
      ...row.faults.map(({ field, fault }) => `${localize(field.label)}: ${translate(`editing.${fault}`, { least })}`),
      ...trial.faultsOf(row.id),
    ],
  }))
  const refused = judged.filter(({ reasons }) => reasons.length > 0)
  const fine = judged.filter(({ reasons }) => reasons.length === 0)
  const left = count - rows.length
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {[
          rows.length === 0 && translate('editing.same'),
          trial.isTrying && translate('editing.trying'),
          rows.length > 0 && left > 0 && translate('editing.stays', { count: left }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Box>
      {refused.length > 0 && (
        <Alert severity="warning">{translate('editing.refused', { count: refused.length })}</Alert>
      )}
      {rows.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={translate('editing.preview')}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 300, overflowY: 'auto', border: 1, borderColor: 'divider' }}
        >
          {[...refused, ...fine].map(({ row, reasons }) => (
            <Box
              component="li"
              key={row.id}
              sx={{ px: 1.25, py: 0.75, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
                <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {nameOf(entity, row.record, language) || translate('list.untitled')}
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                  {row.next.map(({ field, value }) => (
                    <Box component="span" key={field.name}>
                      {localize(field.label)} <FactText field={field} record={row.record} /> →{' '}
                      <b>
                        <FactText field={field} record={row.record} value={value} />
                      </b>
                    </Box>
                  ))}
                </Box>
              </Box>
              {reasons.map((reason) => (
                <Box key={reason} sx={{ color: 'error.main' }}>
                  {reason}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{translate('editing.atMost', { max: maxRows })}</Box>
    </Box>
  )
}
