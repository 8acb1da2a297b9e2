import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'

/** The first stop of the Tab key: past the menu. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <Box
      component="a"
      href="#main-content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main-content')?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Box>
  )
}
