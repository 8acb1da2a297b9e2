import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useNotify } from 'ra-core'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'

type Menu = ComponentType<{ begin: string; onClose: () => void }>

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the command menu, as Ctrl-K or Cmd-K does from anywhere. */
export function CommandButton() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const [shown, setShown] = useState<{ Menu: Menu; begin: string }>()
  /** What was typed since the menu was asked for, until it is there to be typed in. */
  const early = useRef<string>(undefined)
  const isWide = useMediaQuery('(width >= 56.25em)')

  const open = useCallback(async () => {
    if (early.current !== undefined) return
    early.current = ''
    try {
      const { default: Menu } = await import('./CommandMenu')
      setShown({ Menu, begin: early.current })
    } catch {
      notify('failure.noAnswer', { type: 'error' })
    }
    early.current = undefined
  }, [notify])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (early.current !== undefined && isTyped) {
        early.current += event.key
        event.preventDefault()
      }
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
            {translate('command.open')}
          </Box>
          <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', fontSize: '0.82rem' }}>
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Box>
        </Button>
      ) : (
        <IconButton {...shortcut} onClick={() => void open()} aria-label={translate('command.open')}>
          <Icon name="search" size={20} />
        </IconButton>
      )}
      {shown && <shown.Menu begin={shown.begin} onClose={() => setShown(undefined)} />}
    </>
  )
}
