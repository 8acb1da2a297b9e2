import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { FoundSentence } from '../components/FoundSentence'
import { Icon } from '../icons/Icon'
import type { Command, CommandGroup } from './Command'

interface CommandListProps {
  id: string
  label: string
  groups: readonly CommandGroup[]
  /** The id of the command that Enter runs. */
  active: string | undefined
  onPoint: (id: string) => void
  onRun: (command: Command) => void
}

export const optionId = (list: string, command: string): string => `${list}-${command}`

/** What can be chosen. The focus stays in the search field, which names the option that is on. */
export function CommandList({ id, label, groups, active, onPoint, onRun }: CommandListProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) place.current?.querySelector(`[id="${optionId(id, active)}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id])

  return (
    <Box ref={place} id={id} role="listbox" aria-label={label} sx={{ overflowY: 'auto', px: 1, pb: 1, flex: 1 }}>
      {groups.map((group) => (
        <Box key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <Box
            id={`${id}-group-${group.id}`}
            sx={{ px: 1.25, pt: 1.5, pb: 0.5, fontSize: '0.82rem', fontWeight: 600, color: 'text.secondary' }}
          >
            {group.title}
          </Box>
          {group.commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command.id)}
              command={command}
              isActive={command.id === active}
              onPoint={() => onPoint(command.id)}
              onRun={() => onRun(command)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

interface OptionProps {
  id: string
  command: Command
  isActive: boolean
  onPoint: () => void
  onRun: () => void
}

function Option({ id, command: { icon, text, detail, sentence }, isActive, onPoint, onRun }: OptionProps) {
  return (
    <Box
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      // The search field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
      sx={{
        display: 'flex',
        flexWrap: sentence ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: sentence ? '2px 10px' : 1.25,
        py: sentence ? 0.75 : 0,
        minHeight: { xs: 44, sm: 36 },
        px: 1.25,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'shop.soft' : undefined,
        boxShadow: isActive ? (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` : undefined,
      }}
    >
      <Icon name={icon} />
      <Clipped grow={1}>{text}</Clipped>
      {detail && (
        <Clipped grow={0} isQuiet>
          {detail}
        </Clipped>
      )}
      {sentence && <FoundSentence {...sentence} />}
    </Box>
  )
}

function Clipped({ children, grow, isQuiet }: { children: string; grow: number; isQuiet?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        flex: `${grow} 1 auto`,
        minWidth: isQuiet ? 40 : 80,
        maxWidth: isQuiet ? '45%' : undefined,
        width: isQuiet ? undefined : 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: isQuiet ? 'text.secondary' : undefined,
        fontSize: isQuiet ? '0.88rem' : undefined,
      }}
    >
      {children}
    </Box>
  )
}
