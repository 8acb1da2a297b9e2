import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { FieldInput } from '../field/FieldInput'
import { usePreview } from '../preview/PreviewContext'
import { optionsOf } from './optionsOf'

interface BlockOptionsProps {
  block: ManagedBlock
  /** What the block is called: "Block 2: Cards". */
  name: string
  path: string
  /** A new object on every request for the options, to focus them. */
  asked: object | undefined
  /** Back to the block, leaving its options in sight. */
  onLeave: () => void
  onClose: () => void
}

/** How a block looks: beside the form where there is room, else over it; at the foot of a phone. */
export function BlockOptions(props: BlockOptionsProps) {
  const { translate } = useTranslation()
  const { panel } = usePreview()
  const isPhone = useMediaQuery('(width < 37.5em)')
  if (panel) return createPortal(<Panel key={props.path} {...props} />, panel)
  return (
    <Drawer
      open
      disableRestoreFocus
      anchor={isPhone ? 'bottom' : 'right'}
      onClose={props.onClose}
      slotProps={{
        paper: {
          'aria-label': translate('blocks.optionsOf', { name: props.name }),
          sx: isPhone ? { maxHeight: '85vh', borderRadius: '10px 10px 0 0' } : { width: 400 },
        },
      }}
    >
      <Options {...props} />
    </Drawer>
  )
}

function Panel(props: BlockOptionsProps) {
  const { translate } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const { asked, onLeave } = props
  const answered = useRef<object>(undefined)
  useEffect(() => {
    if (!asked || asked === answered.current) return
    answered.current = asked
    panel.current?.focus()
  }, [asked])

  function leaveByKey(event: KeyboardEvent) {
    // A list that is unfolded within takes the key for itself.
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
  }
  return (
    <Box
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label={translate('blocks.optionsOf', { name: props.name })}
      onKeyDown={leaveByKey}
      sx={{
        flex: 1,
        minWidth: 0,
        overflowY: 'auto',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Options {...props} />
    </Box>
  )
}

function Options({ block, name, path, onClose }: BlockOptionsProps) {
  const { translate } = useTranslation()
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Icon name="options" size={18} />
        <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
          <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
            {translate('blocks.options')}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{name}</Box>
        </Box>
        <IconButton aria-label={translate('blocks.optionsClose')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box
        sx={{
          p: 2,
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {optionsOf(block).map((field) => (
          <FieldInput key={field.name} field={field} path={`${path}.${field.name}`} />
        ))}
      </Box>
    </>
  )
}
