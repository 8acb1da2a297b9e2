import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { PlaceholderMenu } from './PlaceholderMenu'

interface PlaceholderButtonProps {
  /** Whether the list is shown; it is opened by typing, too. */
  isOpen: boolean
  onOpen: () => void
  onChoose: (text: string) => void
  onClose: () => void
}

/** At the end of a plain text: puts a detail of the shop where the cursor stands. */
export function PlaceholderButton({ isOpen, onOpen, onChoose, onClose }: PlaceholderButtonProps) {
  const { translate } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  return (
    <>
      <IconButton
        ref={(element) => {
          button.current = element
          setAnchor(element)
        }}
        aria-label={translate('placeholders.insert')}
        title={translate('placeholders.insert')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onOpen}
        edge="end"
        sx={{ width: 36, height: 36 }}
      >
        <Icon name="sell" size={17} />
      </IconButton>
      {isOpen && anchor && (
        <PlaceholderMenu anchorEl={anchor} onChoose={(_name, text) => onChoose(text)} onClose={onClose} />
      )}
    </>
  )
}
