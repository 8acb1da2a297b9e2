import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent, ReactNode } from 'react'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'

interface EntryFrameProps {
  /** Names the entry to everyone: "Block 2: Cards". */
  name: string
  summary: string
  icon?: string
  isOpen: boolean
  hasError: boolean
  isFirst: boolean
  isLast: boolean
  canRemove: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** A block or list item: its head with what can be done to it, its fields when unfolded. Alt and an arrow move it. */
export function EntryFrame(props: EntryFrameProps) {
  const { name, summary, icon, isOpen, hasError, isFirst, isLast, canRemove, onToggle, onMove, onRemove, children } =
    props
  const { say } = useWords()

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'ArrowUp' && !isFirst) onMove(-1)
    if (event.key === 'ArrowDown' && !isLast) onMove(1)
  }
  const steps = [
    { label: say('blocks.up', { name }), icon: 'up', isOff: isFirst, run: () => onMove(-1) },
    { label: say('blocks.down', { name }), icon: 'down', isOff: isLast, run: () => onMove(1) },
    { label: say('blocks.remove', { name }), icon: 'trash', isOff: !canRemove, run: onRemove },
  ]

  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: hasError ? 'error.main' : 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          pr: 0.5,
          minHeight: 48,
          bgcolor: isOpen ? 'shop.soft' : undefined,
          borderRadius: 'inherit',
        }}
      >
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          onKeyDown={moveByKey}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 48,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 1,
            border: 0,
            background: 'none',
            color: 'text.primary',
            font: 'inherit',
            textAlign: 'left',
            cursor: 'pointer',
          }}
        >
          <Icon name={isOpen ? 'fold' : 'unfold'} size={16} />
          {icon && <Icon name={icon} />}
          <Box component="span" sx={{ fontWeight: 600, flex: '0 1 auto', minWidth: '40%', lineHeight: 1.25 }}>
            {name}
          </Box>
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              minWidth: 0,
            }}
          >
            {!isOpen && summary}
          </Box>
          {hasError && (
            <Box component="span" title={say('blocks.hasError')} sx={{ color: 'error.main', display: 'inline-flex' }}>
              <Icon name="warning" />
            </Box>
          )}
        </Box>
        {steps.map((step) => (
          <IconButton
            key={step.icon}
            aria-label={step.label}
            title={step.label}
            disabled={step.isOff}
            onClick={step.run}
            sx={{ width: 40, height: 40 }}
          >
            <Icon name={step.icon} size={17} />
          </IconButton>
        ))}
      </Box>
      {isOpen && (
        <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
