import { appointmentAddress } from '@shop/server/screens'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { Choices } from '../../kernel/addresses/appointmentChoices'
import { QueryError } from '../../kernel/data/Query'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { FormTrap } from '../../kernel/forms/FormTrap'
import { withOwnValues } from '../../kernel/forms/personFields'
import { useForm } from '../../kernel/forms/useForm'
import { useIdempotencyKey } from '../../kernel/forms/useIdempotencyKey'
import { useStoredDraft } from '../../kernel/forms/useStoredDraft'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import type { BookingOutcome } from './BookingOutcome'
import { bookingDraft, clearBookingDraft } from './bookingDraft'
import { bookingFields, bookingInput, valuesOfChoices } from './bookingFields'
import type { AppointmentKind } from './loadAppointment'
import { type NextSlot, nextSlotsOf } from './nextSlots'
import { useSlotWords } from './useSlotWords'

interface BookingFormProps {
  kind: AppointmentKind
  choices: Choices
  /** UTC: what was chosen. */
  startsAt: string
  /** Where a browser without scripts sends it. */
  action: string
  /** Why it was not taken when it was sent without scripts. */
  outcome?: BookingOutcome | undefined
}

/** Who comes. It books the chosen time; where that has gone meanwhile, one of the next is chosen in the same form. */
export function BookingForm({ kind, choices, startsAt, action, outcome }: BookingFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const { viewer } = useLayout()
  const keyOf = useIdempotencyKey()
  const slotWords = useSlotWords()
  const trap = useRef<HTMLInputElement>(null)
  const [nextSlots, setNextSlots] = useState<NextSlot[]>(outcome?.nextSlots ?? [])
  const [start] = useState(() => ({
    ...outcome,
    values: outcome?.values ?? withOwnValues(valuesOfChoices(choices, kind), viewer, 'emailAddress'),
  }))
  const fields = bookingFields(
    kind,
    intl,
    nextSlots.map((slot) => ({ ...slot, words: slotWords(slot) })),
  )
  const state = useForm(
    fields,
    async (values) => {
      const input = bookingInput({ kind, values, startsAt: values.startsAt || startsAt, choices, language })
      const headers = { 'Idempotency-Key': keyOf(input) }
      try {
        const sent = { input: { ...input, website: trap.current?.value ?? null } }
        const { booked } = await writeAsVisitor('BookAppointment', sent, language, headers)
        clearBookingDraft()
        navigate(appointmentAddress(language, booked.code))
      } catch (error) {
        if (error instanceof QueryError && error.code === 'CONFLICT') setNextSlots(nextSlotsOf(error))
        throw error
      }
    },
    start,
  )
  useStoredDraft(state, bookingDraft)

  return (
    <FormFrame form={state} start={start} submit={intl.formatMessage({ id: 'appointment.submit' })} action={action}>
      {nextSlots.length === 0 && <input type="hidden" name="startsAt" value={startsAt} />}
      <FormTrap trap={trap} />
      <p className="form__privacy">
        <FormattedMessage id="appointment.privacy" />
      </p>
    </FormFrame>
  )
}
