import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useId, useState } from 'react'
import { visuallyHidden } from '../components/visuallyHidden'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { matches } from '../typing/matches'
import type { Command, CommandGroup } from './Command'
import { CommandList, optionId } from './CommandList'
import { focusOnArrival } from './focusOnArrival'
import { useFixedCommands } from './useFixedCommands'
import { useFoundRecords } from './useFoundRecords'

interface CommandMenuProps {
  /** What was typed already. */
  begin: string
  onClose: () => void
}

/** Sections, actions and records, found by typing. */
export default function CommandMenu({ begin, onClose }: CommandMenuProps) {
  const { translate } = useTranslation()
  const id = useId()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [typed, setTyped] = useState(begin)
  const [chosen, setChosen] = useState<string>()
  const fixed = useFixedCommands()
  const { groups: records, isWaiting, isFailed, retry } = useFoundRecords(typed)
  const groups = [...withText(fixed, typed), ...records]
  const commands = groups.flatMap((group) => group.commands)
  const active = commands.some((command) => command.id === chosen) ? chosen : commands[0]?.id

  function run(command: Command) {
    onClose()
    focusOnArrival()
    command.run()
  }

  function onKey(event: KeyboardEvent) {
    const at = commands.findIndex((command) => command.id === active)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen(commands[(at + step + commands.length) % commands.length]?.id)
    }
    const command = commands[at]
    if (event.key === 'Enter' && command) {
      event.preventDefault()
      run(command)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: isPhone ? {} : { mt: '10vh', height: 'min(520px, 80vh)' } },
      }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {translate('command.title')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Icon name="search" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKey}
          placeholder={translate('command.placeholder')}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('command.title'),
            'aria-expanded': commands.length > 0,
            'aria-controls': id,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active && optionId(id, active),
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
          sx={{ '& input:focus-visible': { outline: 'none' } }}
        />
        <IconButton onClick={onClose} aria-label={translate('command.close')}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {isFailed && (
        <Alert
          severity="error"
          sx={{ m: 1 }}
          action={
            <Button color="inherit" onClick={() => retry()}>
              {translate('list.retry')}
            </Button>
          }
        >
          {translate('command.failed')}
        </Alert>
      )}
      <Box role="status" sx={commands.length > 0 ? visuallyHidden : { p: 3, color: 'text.secondary' }}>
        {isWaiting ? translate('command.waiting') : translate('command.count', { count: commands.length })}
      </Box>
      <CommandList
        id={id}
        label={translate('command.results')}
        groups={groups}
        active={active}
        onPoint={setChosen}
        onRun={run}
      />
    </Dialog>
  )
}

/** The commands that have every word that is typed, those that are called so first. */
function withText(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const search = typed.trim()
  return groups
    .map((group) => {
      const called = group.commands.filter(({ text }) => matches(text, search))
      const meant = group.commands.filter(
        (command) => !called.includes(command) && matches(`${command.text} ${command.words ?? ''}`, search),
      )
      return { ...group, commands: [...called, ...meant] }
    })
    .filter(({ commands }) => commands.length > 0)
}
