import { appointmentAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { moveAddress } from '../../kernel/addresses/appointmentChoices'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { Crumb } from '../../kernel/components/trail'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { BookingOutcome } from './BookingOutcome'
import { DayStep } from './DayStep'
import type { BookedAppointment, BookedData } from './loadBooked'
import { StepHeader } from './StepHeader'
import { TimeStep } from './TimeStep'
import { useMonthsTitle } from './useMonthsTitle'
import { useSlotWords } from './useSlotWords'
import { useWhen } from './useWhen'

interface MoveStepsProps {
  data: BookedData
  appointment: BookedAppointment
  outcome: BookingOutcome | undefined
  trail: Crumb[]
}

/** Another day, another time, and the question whether that is it. */
export function MoveSteps({
  data: { code, choices, dayChoices, times, lack },
  appointment,
  outcome,
  trail,
}: MoveStepsProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const when = useWhen()
  const slotWords = useSlotWords()
  const monthsTitle = useMonthsTitle()
  const { month } = choices
  const slot = times?.find(({ time }) => time === choices.time)
  const step = outcome ? 'gone' : slot ? 'confirm' : times ? 'time' : 'day'
  const title = monthsTitle(formatMessage({ id: `appointment.move.${step}` }), dayChoices, month)
  const offered = outcome ? outcome.nextSlots : slot ? [slot] : []
  return (
    <>
      <Head title={title} address={screenAddress('appointment', language)} isHidden />
      <StepHeader title={title} trail={trail}>
        <p>
          <FormattedMessage
            id="appointment.move.from"
            values={{ when: when(appointment.day, appointment.time), kind: appointment.kind.title }}
          />
        </p>
      </StepHeader>
      {outcome?.problem && (
        <p className="form__problem" role="alert">
          {outcome.problem}
        </p>
      )}
      {step === 'day' && dayChoices && (
        <DayStep choices={dayChoices} addressOf={(choice) => moveAddress(language, code, { month, ...choice })} />
      )}
      {step === 'time' && (
        <TimeStep
          times={times ?? []}
          lack={lack}
          addressOf={(time) => moveAddress(language, code, { day: choices.day, time })}
          daysAddress={moveAddress(language, code, { month })}
          isGone={choices.time !== undefined}
        />
      )}
      {offered.length > 0 && (
        <form className="buttons" method="post" action={moveAddress(language, code, choices)}>
          {offered.map((each) => (
            <button
              key={each.startsAt}
              type="submit"
              name="startsAt"
              value={each.startsAt}
              className={`button button--${step === 'confirm' ? 'primary' : 'quiet'}`}
            >
              <FormattedMessage id="appointment.move.submit" values={{ when: slotWords(each) }} />
            </button>
          ))}
        </form>
      )}
      {(step === 'confirm' || step === 'gone') && (
        <p>
          <SiteLink className="onward" to={moveAddress(language, code, { month })}>
            <FormattedMessage id="appointment.time.otherDay" />
          </SiteLink>
        </p>
      )}
      <p>
        <SiteLink className="onward" to={appointmentAddress(language, code)}>
          <FormattedMessage id="appointment.move.stay" />
        </SiteLink>
      </p>
    </>
  )
}
