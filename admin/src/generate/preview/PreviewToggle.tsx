import { useWords } from '../../i18n/useWords'
import { ToolbarButton } from '../form/ToolbarButton'
import { usePreviewTies } from './PreviewTies'

/** Opens and closes what the site makes of the form. */
export function PreviewToggle() {
  const { isThere, isOpen, setOpen } = usePreviewTies()
  const { say } = useWords()
  if (!isThere) return null
  return (
    <ToolbarButton icon="beside" words={say('preview.toggle')} isPressed={isOpen} onClick={() => setOpen(!isOpen)} />
  )
}
