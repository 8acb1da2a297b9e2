import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../icons/Icon'

interface ToolbarPopoverProps {
  icon: string
  label: string
  /** What is chosen in the panel, shown after the label. */
  detail?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button of an overview's toolbar that opens a small panel under it. */
export function ToolbarPopover({ icon, label, detail, children }: ToolbarPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name={icon} />}
      >
        {detail === undefined ? label : `${label}: ${detail}`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { maxHeight: 'min(460px, 70vh)' } } }}
      >
        <Box sx={{ p: 1.5, minWidth: 240, maxWidth: 360 }}>
          {typeof children === 'function' ? children(close) : children}
        </Box>
      </Popover>
    </>
  )
}
