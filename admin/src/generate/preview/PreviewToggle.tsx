import { ToolbarButton } from '../../components/ToolbarButton'
import { useWords } from '../../i18n/useWords'
import { usePreview } from './PreviewContext'

/** Opens and closes the live preview. */
export function PreviewToggle() {
  const { isThere, isOpen, setOpen } = usePreview()
  const { say } = useWords()
  if (!isThere) return null
  return (
    <ToolbarButton icon="beside" words={say('preview.toggle')} isPressed={isOpen} onClick={() => setOpen(!isOpen)} />
  )
}
