import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { EntryMenu, type EntryStep } from './EntryMenu'

interface EntryFrameProps {
  /** Names the entry to everyone: "Block 2: Cards". */
  name: string
  /** Shown while it is folded. */
  summary: ReactNode
  icon?: string
  isOpen: boolean
  hasError: boolean
  isFirst: boolean
  isLast: boolean
  canRemove: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Adds the same once more, and another one underneath; only for blocks. */
  onCopy?: (() => void) | undefined
  onCopyTo?: (() => void) | undefined
  onShare?: (() => void) | undefined
  onAddBelow?: (() => void) | undefined
  onGrip: (event: PointerEvent<HTMLElement>) => void
  /** Where another one would be dropped. */
  mark: 'above' | 'below' | undefined
  isDragged: boolean
  /** Its options are shown beside the form. */
  isChosen?: boolean
  onFocus?: () => void
  children: ReactNode
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** A block or list item: its head with what can be done to it, its fields when unfolded. Alt and an arrow move it. */
export function EntryFrame(props: EntryFrameProps) {
  const { name, summary, icon, isOpen, hasError, isFirst, isLast, canRemove, onToggle, onMove, onRemove, children } =
    props
  const { onCopy, onCopyTo, onShare, onAddBelow, onGrip, mark, isDragged, isChosen, onFocus } = props
  const { translate } = useTranslation()

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'ArrowUp' && !isFirst) onMove(-1)
    if (event.key === 'ArrowDown' && !isLast) onMove(1)
  }
  const moves: EntryStep[] = [
    { label: translate('blocks.up', { name }), icon: 'up', isOff: isFirst, isBeside: true, run: () => onMove(-1) },
    { label: translate('blocks.down', { name }), icon: 'down', isOff: isLast, isBeside: true, run: () => onMove(1) },
  ]
  const removal: EntryStep = {
    label: translate('blocks.remove', { name }),
    icon: 'trash',
    isOff: !canRemove,
    run: onRemove,
  }
  const more: EntryStep[] = [
    ...(onCopy ? [{ label: translate('blocks.copy'), icon: 'copy', run: onCopy }] : []),
    ...(onCopyTo ? [{ label: translate('blocks.copyTo'), icon: 'external', run: onCopyTo }] : []),
    ...(onShare ? [{ label: translate('blocks.share'), icon: 'link', run: onShare }] : []),
    ...(onAddBelow ? [{ label: translate('blocks.addBelow'), icon: 'below', run: onAddBelow }] : []),
  ]

  return (
    <Box
      component="li"
      onFocus={onFocus}
      sx={{
        opacity: isDragged ? 0.5 : 1,
        boxShadow: mark && ((theme) => `0 ${mark === 'above' ? -6 : 6}px 0 -3px ${theme.palette.primary.main}`),
        border: 1,
        borderColor: hasError ? 'error.main' : isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
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
          component="span"
          data-grip
          onPointerDown={onGrip}
          title={translate('blocks.drag')}
          sx={{
            touchAction: 'none',
            cursor: isDragged ? 'grabbing' : 'grab',
            alignSelf: 'stretch',
            width: { xs: 36, sm: 30 },
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            color: 'text.secondary',
          }}
        >
          <Icon name="grip" size={16} />
        </Box>
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
            pr: 1,
            pl: 0,
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
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, lineHeight: 1.3, py: 0.5, '& > span': { display: 'block', ...ellipsis } }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            {!isOpen && summary}
          </Box>
          {hasError && (
            <Box
              component="span"
              title={translate('blocks.hasError')}
              sx={{ color: 'error.main', display: 'inline-flex' }}
            >
              <Icon name="warning" />
            </Box>
          )}
        </Box>
        {more.length > 0 && <EntryMenu label={translate('blocks.more', { name })} steps={[...moves, ...more]} />}
        {[...moves, removal].map((step) => (
          <IconButton
            key={step.icon}
            aria-label={step.label}
            title={step.label}
            disabled={step.isOff}
            onClick={step.run}
            sx={{
              width: 40,
              height: 40,
              display: step.isBeside && more.length > 0 ? { xs: 'none', sm: 'inline-flex' } : undefined,
            }}
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
