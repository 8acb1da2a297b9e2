import { useEffect } from 'react'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const keys = 'Control+S Meta+S'

/** For the button that saves a form: it is pressed by Ctrl-S or Cmd-S, and says so. */
export const saveShortcut = { 'aria-keyshortcuts': keys, title: isMac ? '⌘ S' : 'Ctrl S' } as const

/** Saves the form on the screen, or in the dialog that stands above it, by Ctrl-S or Cmd-S; the browser saves no page. */
export function useSaveShortcut(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!event.repeat) saveButton()?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** What a dialog asks is answered first: below it nothing is saved. */
function saveButton(): HTMLElement | null {
  const above = [...document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog]')].at(-1)
  return (above ?? document).querySelector<HTMLElement>(`button[aria-keyshortcuts="${keys}"]:not(:disabled)`)
}
