import { useQuery } from '@tanstack/react-query'
import { instantOf, minutesBetween, minutesLater, momentOf, type ShopMoment } from '../../kernel/format/shopMoment'
import { AppointmentDialog } from './AppointmentDialog'
import { AppointmentForm } from './AppointmentForm'
import { type AgendaAppointment, type AgendaBlock, type AgendaKind, agendaCalls } from './agendaCalls'
import { BlockDialog } from './BlockDialog'
import { CancelDialog } from './CancelDialog'
import { FeedDialog } from './FeedDialog'
import { GoneNotice } from './GoneNotice'
import { MoveDialog } from './MoveDialog'

/** What is open above the agenda besides an appointment. */
export type OpenDialog =
  | { name: 'add'; moment: Partial<ShopMoment>; until?: ShopMoment }
  | { name: 'change' | 'cancel'; appointment: AgendaAppointment }
  | { name: 'move'; appointment: AgendaAppointment; target?: { startsAt: string; endsAt: string }; revert?: () => void }
  | { name: 'block'; block?: AgendaBlock; from?: ShopMoment }
  | { name: 'feed' }

interface AgendaDialogsProps {
  kinds: readonly AgendaKind[]
  dialog: OpenDialog | undefined
  /** The id of the appointment that is open. */
  appointment: number | undefined
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** Minutes that are proposed where hours are blocked. */
const blockedMinutes = 60

/** The one dialog that is open. */
export function AgendaDialogs({ kinds, dialog, appointment, onOpen, onClose }: AgendaDialogsProps) {
  const opened = useQuery({
    queryKey: ['agenda', 'appointment', appointment],
    queryFn: ({ signal }) => agendaCalls.appointment(appointment ?? 0, signal),
    enabled: appointment !== undefined,
    gcTime: 0,
  })
  if (!dialog) {
    if (appointment === undefined) return null
    if (opened.isError) return <GoneNotice error={opened.error} onClose={onClose} />
    return opened.data ? (
      <AppointmentDialog
        appointment={opened.data}
        onAction={(name) => onOpen({ name, appointment: opened.data })}
        onClose={onClose}
      />
    ) : null
  }
  switch (dialog.name) {
    case 'add': {
      const { moment, until } = dialog
      return <AppointmentForm {...{ kinds, moment, onClose }} minutes={minutesDrawn(moment, until)} />
    }
    case 'change':
      return <AppointmentForm {...{ kinds, onClose }} appointment={dialog.appointment} />
    case 'move':
      return (
        <MoveDialog
          appointment={dialog.appointment}
          target={dialog.target}
          onClose={(isMoved) => {
            if (!isMoved) dialog.revert?.()
            onClose()
          }}
        />
      )
    case 'cancel':
      return <CancelDialog appointment={dialog.appointment} onClose={onClose} />
    case 'block':
      return <BlockDialog block={dialog.block} proposed={proposedBlock(dialog.from)} onClose={onClose} />
    case 'feed':
      return <FeedDialog onClose={onClose} />
  }
}

function minutesDrawn(from: Partial<ShopMoment>, until: ShopMoment | undefined): number | undefined {
  const { day, time } = from
  const startsAt = day && time && instantOf({ day, time })
  const endsAt = until && instantOf(until)
  return startsAt && endsAt ? minutesBetween(startsAt, endsAt) : undefined
}

function proposedBlock(from: ShopMoment | undefined) {
  const startsAt = from ?? momentOf(new Date())
  const instant = instantOf(startsAt)
  return { startsAt, endsAt: instant ? momentOf(minutesLater(instant, blockedMinutes)) : startsAt }
}
