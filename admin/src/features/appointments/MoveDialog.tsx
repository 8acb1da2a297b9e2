import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { instantOf } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { minutesOf, type WhenDraft, whenDraftOf } from './AppointmentDraft'
import { type AgendaAppointment, agendaCalls } from './agendaCalls'
import { whenOf } from './appointmentWords'
import { ConflictNotice } from './ConflictNotice'
import { NotifyChoice } from './NotifyChoice'
import { useAgendaChange } from './useAgendaChange'
import { WhenFields } from './WhenFields'

interface MoveDialogProps {
  appointment: AgendaAppointment
  /** Where it was dragged to, ISO 8601; its present time where it was not. */
  target?: { startsAt: string; endsAt: string }
  /** @param isMoved whether it was saved */
  onClose: (isMoved: boolean) => void
}

/** Gives an appointment another time: by its fields, or confirms what was dragged. */
export function MoveDialog({ appointment, target = appointment, onClose }: MoveDialogProps) {
  const { translate, language } = useTranslation()
  const { id, name, kind, emailAddress } = appointment
  const [when, setWhen] = useState<WhenDraft>(() => whenDraftOf(target))
  const [isNotified, setNotified] = useState(true)
  const { isBusy, faults, setFaults, failure, change } = useAgendaChange()

  async function save() {
    const startsAt = instantOf(when)
    if (startsAt === undefined) return setFaults({ startsAt: translate('agenda.noMoment') })
    const isMailed = isNotified && emailAddress !== null
    const isMoved = await change(
      () => agendaCalls.change(id, { startsAt, minutes: minutesOf(when) }, isMailed),
      translate(isMailed ? 'agenda.saved.changeMail' : 'agenda.saved.change', { name }),
      ['startsAt', 'minutes'],
    )
    if (isMoved) onClose(true)
  }

  return (
    <FormDialog
      title={translate('agenda.title.move')}
      submit={translate('agenda.save.move')}
      {...{ isBusy, failure, faults }}
      onSubmit={() => void save()}
      onClose={() => onClose(false)}
    >
      <p>{translate('agenda.moveFrom', { name, when: whenOf(appointment, language) })}</p>
      <WhenFields autoFocus when={when} faults={faults} onChange={(changed) => setWhen({ ...when, ...changed })} />
      <ConflictNotice kind={kind.id} when={when} except={id} />
      <NotifyChoice what="change" email={emailAddress ?? ''} isChosen={isNotified} onChange={setNotified} />
    </FormDialog>
  )
}
