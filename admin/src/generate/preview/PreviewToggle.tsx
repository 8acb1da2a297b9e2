import { ToolbarButton } from '../../components/ToolbarButton'
import { useWords } from '../../i18n/useWords'
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
