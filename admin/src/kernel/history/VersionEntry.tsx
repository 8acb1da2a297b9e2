import './historyTexts'
import Box from '@mui/material/Box'
import type { FormRecord } from '../dataProvider/FormRecord'
import { formatInstant } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useEntity } from '../managed/ManagedContext'
import type { RecordVersion } from './RecordVersion'
import { VersionComparison } from './VersionComparison'

interface VersionEntryProps {
  version: RecordVersion
  /** Whether it is how the record is now. */
  isNow: boolean
  /** As it is now. */
  record: FormRecord
  others: readonly RecordVersion[]
  isOpen: boolean
  onToggle: () => void
  onRestored: () => void
}

/** One line of the history; unfolded, the version beside another one. */
export function VersionEntry({ version, isNow, record, others, isOpen, onToggle, onRestored }: VersionEntryProps) {
  const { translate, language } = useTranslation()
  const what = useWhatWasDone(version)
  const when = formatInstant(version.at, language)
  const line = (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {when}
        {isNow && (
          <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
            {translate('history.now')}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {[
          version.previewVersion === null && translate('history.number', { version: version.version }),
          version.userName ?? translate('dashboard.byShop'),
          what,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </>
  )
  const frame = { width: '100%', py: 1, px: 1, minHeight: 48, display: 'flex', gap: 1, alignItems: 'center' } as const
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {version.action === 'delete' || version.previewVersion !== null ? (
        <Box sx={frame}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {line}
          </Box>
        </Box>
      ) : (
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{
            ...frame,
            border: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'left',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {line}
          </Box>
          <Icon name={isOpen ? 'fold' : 'unfold'} />
        </Box>
      )}
      {isOpen && (
        <VersionComparison version={version} isNow={isNow} record={record} others={others} onRestored={onRestored} />
      )}
    </Box>
  )
}

/** What was done to the record, with the fields that were changed. */
function useWhatWasDone({ action, fields, replacement, previewVersion, previewRemark }: RecordVersion): string {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  if (action === 'create') return translate('dashboard.created')
  if (action === 'delete') return translate('dashboard.deleted')
  if (action === 'restore') return translate('dashboard.restored')
  if (previewVersion !== null) {
    const what = translate(action === 'agreed' ? 'dashboard.agreed' : 'dashboard.remarked')
    return [`${what} (${formatInstant(previewVersion, language)})`, previewRemark].filter(Boolean).join(': ')
  }
  if (action === 'confirmed') return translate('dashboard.confirmed')
  if (action === 'merged') return translate('dashboard.merged')
  if (replacement) return translate(replacement.replacement ? 'history.replaced' : 'history.takenOut', replacement)
  const labels = fields.flatMap((name) => {
    const field = fieldNamed(entity, name)
    return field ? [localize(field.label)] : []
  })
  return labels.length > 0
    ? translate('history.changed', { fields: labels.join(', ') })
    : translate('dashboard.updated')
}
