import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Language } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import type { ShopMoment } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import {
  type AppointmentDraft,
  draftOfAppointment,
  inputOf,
  isMoved,
  newDraft,
  withKind,
  withoutWhen,
} from './AppointmentDraft'
import { type AgendaAppointment, type AgendaKind, agendaCalls } from './agendaCalls'
import { kindTitle } from './appointmentWords'
import { ConflictNotice } from './ConflictNotice'
import { NotifyChoice } from './NotifyChoice'
import { useAgendaChange } from './useAgendaChange'
import { WhenFields } from './WhenFields'

type TextName = 'name' | 'phoneNumber' | 'emailAddress' | 'postcode' | 'address' | 'remark' | 'internalNote'

const fields = [
  'kind',
  'service',
  'startsAt',
  'minutes',
  'name',
  'phoneNumber',
  'emailAddress',
  'postcode',
  'address',
  'remark',
]
const fieldLabels = {
  name: 'agenda.name',
  phoneNumber: 'agenda.phone',
  emailAddress: 'agenda.email',
  postcode: 'agenda.postcode',
  address: 'agenda.address',
  remark: 'agenda.remark',
  internalNote: 'agenda.note',
} as const

interface AppointmentFormProps {
  kinds: readonly AgendaKind[]
  /** The one that is changed; a new one is made without. */
  appointment?: AgendaAppointment
  /** Where the grid was pressed. */
  moment?: Partial<ShopMoment>
  minutes?: number
  onClose: () => void
}

/** Makes an appointment by hand, or changes one. */
export function AppointmentForm({ kinds, appointment, moment = {}, minutes, onClose }: AppointmentFormProps) {
  const { translate, language } = useTranslation()
  const [draft, setDraft] = useState<AppointmentDraft>(() =>
    appointment ? draftOfAppointment(appointment) : newDraft(kinds, moment, minutes, 'nl' as Language),
  )
  const [notified, setNotified] = useState<boolean>()
  const { isBusy, faults, setFaults, failure, change } = useAgendaChange()
  const what = appointment ? 'change' : 'add'
  const chosen = kinds.find(({ id }) => id === draft.kind) ?? appointment?.kind
  // What has been does not get another time.
  const hasWhen = appointment === undefined || appointment.state === 'booked'
  // A note for the shop is no news for the customer, another time is.
  const isNotified = notified ?? (appointment === undefined || isMoved(draft, appointment))
  // One that is no longer offered stays with its appointments.
  const shownKinds = chosen && !kinds.includes(chosen as AgendaKind) ? [chosen, ...kinds] : kinds

  // One that the customer chose in the other language stays among them.
  const own = appointment?.service
  const named = chosen?.services ?? []
  const services = own && own.id === draft.service && !named.some(({ id }) => id === own.id) ? [own, ...named] : named

  async function save() {
    const input = inputOf(draft)
    const missing = {
      ...(input === undefined && { startsAt: translate('agenda.noMoment') }),
      ...(draft.name.trim() === '' && { name: translate('agenda.noName') }),
    }
    if (input === undefined || Object.keys(missing).length > 0) return setFaults(missing)
    const isMailed = isNotified && draft.emailAddress.trim() !== ''
    const done = translate(`agenda.saved.${what}${isMailed ? 'Mail' : ''}`, { name: input.name })
    const isSaved = await change(
      () =>
        appointment
          ? agendaCalls.change(appointment.id, hasWhen ? input : withoutWhen(input), isMailed)
          : agendaCalls.add(input, isMailed),
      done,
      fields,
    )
    if (isSaved) onClose()
  }

  const text = (name: TextName, extra: object = {}) => (
    <TextField
      label={translate(fieldLabels[name])}
      value={draft[name]}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      autoComplete="off"
      {...extra}
    />
  )
  const pair = {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  }

  return (
    <FormDialog
      title={translate(appointment ? 'agenda.title.change' : 'agenda.add')}
      submit={translate(`agenda.save.${what}`)}
      {...{ isBusy, failure, faults, onClose }}
      onSubmit={() => void save()}
    >
      {hasWhen && (
        <TextField
          select
          label={translate('agenda.kind')}
          value={draft.kind ?? ''}
          onChange={({ target }) => {
            const kind = shownKinds.find(({ id }) => id === Number(target.value))
            if (kind) setDraft(withKind(draft, kind, shownKinds))
          }}
          error={faults.kind !== undefined}
          helperText={faults.kind}
        >
          {shownKinds.map((kind) => (
            <MenuItem key={kind.id} value={kind.id}>
              {kindTitle(kind, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasWhen && services.length > 0 && (
        <TextField
          select
          label={translate('agenda.service')}
          value={draft.service ?? ''}
          onChange={({ target }) => setDraft({ ...draft, service: Number(target.value) || null })}
          error={faults.service !== undefined}
          helperText={faults.service}
        >
          <MenuItem value="">{translate('agenda.service.none')}</MenuItem>
          {services.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasWhen && <WhenFields when={draft} faults={faults} onChange={(when) => setDraft({ ...draft, ...when })} />}
      {hasWhen && <ConflictNotice kind={draft.kind} when={draft} except={appointment?.id} />}
      {text('name', { required: true, autoFocus: !appointment })}
      <Box sx={pair}>
        {text('phoneNumber', { type: 'tel' })}
        {text('emailAddress', { type: 'email' })}
      </Box>
      {chosen?.place === 'home' && (
        <Box sx={pair}>
          {text('address')}
          {text('postcode')}
        </Box>
      )}
      {text('remark', { multiline: true, minRows: 2 })}
      {text('internalNote', { multiline: true, minRows: 1 })}
      <TextField
        select
        label={translate('agenda.language')}
        value={draft.language}
        onChange={({ target }) => setDraft({ ...draft, language: target.value as Language })}
      >
        <MenuItem value="nl">Nederlands</MenuItem>
        <MenuItem value="en">English</MenuItem>
      </TextField>
      <NotifyChoice what={what} email={draft.emailAddress} isChosen={isNotified} onChange={setNotified} />
    </FormDialog>
  )
}
