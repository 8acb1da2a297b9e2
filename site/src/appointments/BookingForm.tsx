import { appointmentAddress } from '@shop/server/screens'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { Choices } from '../addresses/appointmentChoices'
import { QueryError } from '../data/Query'
import { writeAsVisitor } from '../data/writeAsVisitor'
import type { Values } from '../forms/Field'
import { FormFrame } from '../forms/FormFrame'
import { useForm } from '../forms/useForm'
import { useIdempotencyKey } from '../forms/useIdempotencyKey'
import type { LayoutData } from '../screens/LayoutData'
import { useLanguage, useLayout } from '../screens/useLayout'
import type { BookingOutcome } from './BookingOutcome'
import { clearBookingDraft, readBookingDraft, saveBookingDraft } from './bookingDraft'
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
    values: outcome?.values ?? withOwnValues(valuesOfChoices(choices), viewer),
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
  useDraft(state.handlers.ref, state.handlers.onInput, outcome === undefined)
  const { values } = state
  useEffect(() => {
    if (Object.values(values).some((value) => value !== '')) saveBookingDraft(values)
  }, [values])

  return (
    <FormFrame form={state} start={start} submit={intl.formatMessage({ id: 'appointment.submit' })} action={action}>
      {nextSlots.length === 0 && <input type="hidden" name="startsAt" value={startsAt} />}
      <div className="form__trap" aria-hidden="true">
        <label>
          <FormattedMessage id="form.leaveEmpty" />
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="form__privacy">
        <FormattedMessage id="appointment.privacy" />
      </p>
    </FormFrame>
  )
}

/** Fills in what was typed before in this tab, where the fields have no more than what it began with. */
function useDraft(form: RefObject<HTMLFormElement | null>, onInput: () => void, isFresh: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (!isFresh || !form.current) return
    let isFilled = false
    for (const [name, value] of Object.entries(readBookingDraft())) {
      const field = form.current.elements.namedItem(name)
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (!isText || field.type === 'hidden' || !value.startsWith(field.value)) continue
      field.value = value
      isFilled = true
    }
    if (isFilled) onInput()
  }, [])
}

/** Fills in what the shop knows of a customer who is signed in. */
function withOwnValues(values: Values, viewer: LayoutData['viewer']): Values {
  if (viewer?.role !== 'cms_status_user') return values
  return { ...values, name: viewer.name, emailAddress: viewer.email }
}
