import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { usePreviewTies } from './PreviewTies'

/** Opens and closes what the site makes of the form. */
export function PreviewToggle() {
  const { isThere, isOpen, setOpen } = usePreviewTies()
  const { say } = useWords()
  if (!isThere) return null
  return (
    <Button
      color={isOpen ? 'primary' : 'inherit'}
      aria-pressed={isOpen}
      aria-label={say('preview.toggle')}
      onClick={() => setOpen(!isOpen)}
      startIcon={<Icon name="beside" />}
      sx={{ minWidth: 44, '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {say('preview.toggle')}
      </Box>
    </Button>
  )
}
