import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { useGetIdentity, useNotify } from 'ra-core'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CounterPeopleDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { isAtCounter, peopleAtStart } from '../rights/rights'
import { onOther, startOver } from './goOnAsOther'
import { holdsWork } from './holdsWork'
import type { PersonDialogProps } from './PersonDialogProps'

/**
 * Who works now. Where colleagues have a PIN it leads to them, by a press or by Alt+P; else to the own account, where there is room.
 */
export function PersonSwitch() {
  const { identity } = useGetIdentity()
  const { data } = useQuery({
    // Below what changes with the own account, such as its PIN.
    queryKey: ['account', 'people'],
    queryFn: ({ signal }) => askServer({ query: CounterPeopleDocument, signal }),
    initialData: () => ({ myRights: { people: peopleAtStart() } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!identity?.fullName) return null
  const people = data.myRights.people.filter(({ id }) => id !== identity.id)
  return people.length > 0 || isAtCounter() ? (
    <PersonButton now={identity} people={people} />
  ) : (
    <AccountLink name={identity.fullName} />
  )
}

function AccountLink({ name }: { name: string }) {
  const { translate } = useTranslation()
  return (
    <Tooltip title={translate('account.title')} describeChild>
      <Button
        component={Link}
        to="/account"
        color="inherit"
        startIcon={<Icon name="user" />}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, color: 'text.secondary' }}
      >
        {name}
      </Button>
    </Tooltip>
  )
}

function PersonButton({ now, people }: Omit<PersonDialogProps, 'onClose'>) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const { refetch } = useGetIdentity()
  const [shown, setShown] = useState<{ Dialog: ComponentType<PersonDialogProps> }>()

  const open = useCallback(async () => {
    try {
      setShown({ Dialog: (await import('./PersonDialog')).default })
    } catch {
      notify('failure.noAnswer', { type: 'error' })
    }
  }, [notify])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMine = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyP'
      if (!isMine || event.defaultPrevented) return
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) void open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])

  // What is saved in this tab is saved as who works now: it says so, and starts over unless it holds work.
  useEffect(() => onOther(() => (holdsWork() ? void refetch?.() : startOver())), [refetch])

  const named = { onClick: () => void open(), 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Alt+P' } as const
  return (
    <>
      <Button
        {...named}
        color="inherit"
        aria-label={translate('person.now', { name: now.fullName })}
        startIcon={<Icon name="user" />}
        sx={{
          minHeight: 44,
          minWidth: 0,
          maxWidth: { xs: '6.5rem', sm: '12rem' },
          px: { xs: 0.5, sm: 1 },
          '& .MuiButton-startIcon': { mr: { xs: 0.25, sm: 1 } },
        }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{now.fullName}</span>
      </Button>
      {shown && <shown.Dialog now={now} people={people} onClose={() => setShown(undefined)} />}
    </>
  )
}
