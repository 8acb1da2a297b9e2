import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { type Choices, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { Head } from '../../kernel/components/Head'
import { onDemand } from '../../kernel/components/onDemand'
import { useLanguage } from '../../kernel/screens/useLayout'
import { useDayName } from '../shop/useDayName'
import { appointmentTrail } from './appointmentTrail'
import type { BookingOutcome } from './BookingOutcome'
import { BookingSummary } from './BookingSummary'
import type { BookingData } from './loadBooking'
import { PostcodeForm } from './PostcodeForm'
import { StepHeader } from './StepHeader'
import { useMonthsTitle } from './useMonthsTitle'

export { loadBooking } from './loadBooking'

/** What each step is made with; a visitor sees one at a time. */
const DayStep = onDemand('DayStep', async () => (await import('./DayStep')).DayStep)
const TimeStep = onDemand('TimeStep', async () => (await import('./TimeStep')).TimeStep)
const BookingForm = onDemand('BookingForm', async () => (await import('./BookingForm')).BookingForm)

type Step = 'postcode' | 'day' | 'time' | 'who'

const numbers = { postcode: 2, day: 2, time: 3, who: 4 } as const satisfies Record<Step, number>

/** The steps after the kind of an appointment was chosen. Each has an address of its own, and a summary beside it. */
export function BookingScreen() {
  const data = useLoaderData<BookingData>()
  const outcome = useActionData<BookingOutcome>()
  const language = useLanguage()
  const intl = useIntl()
  const { dateName } = useDayName()
  const monthsTitle = useMonthsTitle()
  const { of, choices } = data
  const step = stepOf(data, outcome)
  const title = monthsTitle(intl.formatMessage({ id: `appointment.${step}.title` }), data.dayChoices, choices.month)
  return (
    <div className="frame status-screen appointment">
      <Head title={`${title}: ${of.title}`} address={screenAddress('appointment', language)} isHidden />
      <StepHeader title={title} step={numbers[step]} trail={appointmentTrail(language, intl, of)}>
        {step === 'time' && choices.day && <p>{dateName(choices.day)}</p>}
        {step === 'postcode' && (
          <p>
            <FormattedMessage id="appointment.postcode.text" />
          </p>
        )}
      </StepHeader>
      <div className="appointment__columns">
        {/* What is chosen next comes first; before the last button stands what it is about. */}
        {step === 'who' && <BookingSummary kind={of} choices={choices} />}
        <StepBody step={step} data={data} outcome={outcome} />
        {step !== 'who' && <BookingSummary kind={of} choices={{ ...choices, time: undefined }} />}
      </div>
    </div>
  )
}

/** A form that was sent stays, whatever has become of its time: nothing that was typed is lost. */
function stepOf({ dayChoices, times, choices }: BookingData, outcome: BookingOutcome | undefined): Step {
  if (outcome) return 'who'
  if (times) return times.some(({ time }) => time === choices.time) ? 'who' : 'time'
  return dayChoices ? 'day' : 'postcode'
}

interface StepBodyProps {
  step: Step
  data: BookingData
  outcome: BookingOutcome | undefined
}

function StepBody({ step, data: { of, choices, dayChoices, times, lack, postcodeFault }, outcome }: StepBodyProps) {
  const language = useLanguage()
  const addressOf = (choice: Pick<Choices, 'day' | 'month' | 'time'>) =>
    stepAddress(language, of.url, { ...choices, day: undefined, month: undefined, time: undefined, ...choice })
  const { day, month, time } = choices
  if (step === 'postcode') return <PostcodeForm kind={of} choices={choices} fault={postcodeFault} />
  if (step === 'day' && dayChoices)
    return <DayStep choices={dayChoices} addressOf={(choice) => addressOf({ month, ...choice })} />
  if (step === 'time') {
    return (
      <TimeStep
        times={times ?? []}
        lack={lack}
        addressOf={(chosen) => addressOf({ day, time: chosen })}
        daysAddress={addressOf({ month })}
        isGone={time !== undefined}
      />
    )
  }
  const slot = times?.find((each) => each.time === time)
  return (
    <BookingForm
      kind={of}
      choices={choices}
      startsAt={outcome?.values.startsAt || slot?.startsAt || ''}
      action={addressOf({ day, time })}
      outcome={outcome}
    />
  )
}
