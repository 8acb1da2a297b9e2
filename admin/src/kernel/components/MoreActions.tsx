import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { WithLabels } from './ToolbarButton'

/** Further actions on a record, behind one button, each with its words. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { translate } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('form.more')
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Icon name="options" />}
        sx={{ minHeight: 44, ml: 'auto' }}
      >
        {label}
      </Button>
      <Popover
        // A question that one of them asks stays when this closes.
        keepMounted
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        // While it is closed it is no dialog, which would hold back the shortcuts of the screen.
        slotProps={{ paper: anchor ? { role: 'dialog', 'aria-label': label } : {} }}
      >
        <Box
          onClick={() => setAnchor(null)}
          sx={{ p: 1, display: 'grid', '& .MuiButton-root': { justifyContent: 'start', minHeight: 44 } }}
        >
          <WithLabels value={true}>{children}</WithLabels>
        </Box>
      </Popover>
    </>
  )
}
