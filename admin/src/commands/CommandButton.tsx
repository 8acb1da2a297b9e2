import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNotify } from 'ra-core'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'

type Menu = ComponentType<{ onClose: () => void }>

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the command menu, as Ctrl-K or Cmd-K does from anywhere. */
export function CommandButton() {
  const { say } = useWords()
  const notify = useNotify()
  const [Menu, setMenu] = useState<Menu>()
  const isWide = useMediaQuery('(min-width: 900px)')

  const open = useCallback(async () => {
    try {
      const { default: loaded } = await import('./CommandMenu')
      setMenu(() => loaded)
    } catch {
      notify('failure.noAnswer', { type: 'error' })
    }
  }, [notify])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMine = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'k'
      if (!isMine || event.defaultPrevented) return
      // The browser's own search bar opens otherwise; what a dialog asks is answered first.
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) void open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])

  const shortcut = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const
  return (
    <>
      {isWide ? (
        <Button
          {...shortcut}
          variant="outlined"
          color="inherit"
          onClick={() => void open()}
          startIcon={<Icon name="search" />}
          sx={{ borderColor: 'divider', color: 'text.secondary', fontWeight: 400, minWidth: 190 }}
        >
          <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
            {say('command.open')}
          </Box>
          <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.82rem' }}>
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Box>
        </Button>
      ) : (
        <IconButton {...shortcut} onClick={() => void open()} aria-label={say('command.open')}>
          <Icon name="search" size={20} />
        </IconButton>
      )}
      {Menu && <Menu onClose={() => setMenu(undefined)} />}
    </>
  )
}
