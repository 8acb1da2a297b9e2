import Box from '@mui/material/Box'
import { choiceText, formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../kernel/managed/ManagedContext'
import type { JobHead } from './jobHeadQuery'

/** What a job comes to, with VAT, and whether that is paid; nothing of a job without a price. */
export function JobMoney({ head: { paidWith, report } }: { head: JobHead }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const total = report.totals?.including ?? null
  if (total === null) return null
  const method = fieldNamed(entity, 'paidWith')
  const how = paidWith !== null && paidWith !== 'later' && method ? choiceText(method, paidWith, language) : null
  return (
    <Box sx={{ ml: { sm: 'auto' }, display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(total, language)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {how === null ? translate('jobs.unpaid') : translate('jobs.paid', { how })}
      </Box>
    </Box>
  )
}
