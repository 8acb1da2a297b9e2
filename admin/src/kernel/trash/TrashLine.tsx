import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatInstant } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { type TrashItem, useTrashTitle } from './useTrashTitle'

interface TrashLineProps {
  item: TrashItem
  isBusy: boolean
  onRestore: () => void
  onRemove: () => void
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A deleted record: what, by whom and when, and how long it can be restored. */
export function TrashLine({ item, isBusy, onRestore, onRemove }: TrashLineProps) {
  const { translate, language } = useTranslation()
  const { label, title, values } = useTrashTitle()(item)
  const { detail, translation, userName, at, until } = item
  const left =
    until && translate('trash.daysLeft', { count: Math.ceil((Date.parse(until) - Date.now()) / dayMilliseconds) })
  const deleted = { who: userName ?? translate('dashboard.byShop'), when: formatInstant(at, language) }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'body1', fontWeight: 600, m: 0 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{[label, detail].filter(Boolean).join(' · ')}</Box>
        {translation && (
          <Box sx={{ color: 'text.secondary' }}>{translate('trash.withTranslation', { title: translation })}</Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
          {[translate('trash.deletedBy', deleted), left].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={onRestore}
          aria-label={translate('trash.restoreNamed', values)}
          startIcon={<Icon name="undo" />}
        >
          {translate('trash.restore')}
        </Button>
        <Button
          color="error"
          disabled={isBusy}
          onClick={onRemove}
          aria-label={translate('trash.removeNamed', values)}
          startIcon={<Icon name="trash" />}
        >
          {translate('trash.remove')}
        </Button>
      </Box>
    </Box>
  )
}
