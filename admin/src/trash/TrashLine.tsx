import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatInstant } from '../format/formatValue'
import { useWords } from '../i18n/useWords'
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
  const { say, language } = useWords()
  const { label, title, words } = useTrashTitle()(item)
  const { detail, translation, userName, at, until } = item
  const left = until && say('trash.daysLeft', { count: Math.ceil((Date.parse(until) - Date.now()) / dayMilliseconds) })
  const deleted = { who: userName ?? say('dashboard.byShop'), when: formatInstant(at, language) }
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
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h2" sx={{ typography: 'body1', fontWeight: 600, m: 0 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{[label, detail].filter(Boolean).join(' · ')}</Box>
        {translation && (
          <Box sx={{ color: 'text.secondary' }}>{say('trash.withTranslation', { title: translation })}</Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
          {[say('trash.deletedBy', deleted), left].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={onRestore}
          aria-label={say('trash.restoreNamed', words)}
          startIcon={<Icon name="undo" />}
        >
          {say('trash.restore')}
        </Button>
        <Button
          color="error"
          disabled={isBusy}
          onClick={onRemove}
          aria-label={say('trash.removeNamed', words)}
          startIcon={<Icon name="trash" />}
        >
          {say('trash.remove')}
        </Button>
      </Box>
    </Box>
  )
}
