import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveShortcut } from '../../components/saveShortcut'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import type { useCells } from './useCells'

interface EditorBarProps {
  cells: ReturnType<typeof useCells>
  onStop: () => void
}

/** Saves the changed cells, puts them back, or makes a list of it again; in reach however far down one types. */
export function EditorBar({ cells, onStop }: EditorBarProps) {
  const { translate } = useTranslation()
  const { count, isBusy, failure, save, clear } = cells
  return (
    <Box
      sx={{
        ...{ position: 'sticky', top: 0, zIndex: 3, display: 'grid', gap: 1, px: 1.5, py: 1 },
        ...{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          {...saveShortcut}
          variant="contained"
          startIcon={<Icon name="save" />}
          disabled={count === 0 || isBusy}
          onClick={() => void save()}
        >
          {translate('editing.save', { count })}
        </Button>
        {count > 0 && (
          <Button color="inherit" disabled={isBusy} onClick={clear}>
            {translate('form.discard')}
          </Button>
        )}
        <Button color="inherit" startIcon={<Icon name="close" />} onClick={onStop}>
          {translate('editing.stop')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem', display: { xs: 'none', md: 'block' } }}>
          {translate('editing.keys')}
        </Box>
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}
