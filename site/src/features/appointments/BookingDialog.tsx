import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startAddress, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { SiteLink } from '../../kernel/components/SiteLink'
import { browserQuery } from '../../kernel/data/browserQuery'
import { useLanguage } from '../../kernel/screens/useLayout'
import { DialogFrame } from '../messages/DialogFrame'
import type { FormDialogProps } from '../messages/FormDialog'
import { MessageForm } from '../messages/MessageForm'
import { useReplyTime } from '../shop/useReplyTime'
import { BookingForm } from './BookingForm'
import { KindChoice } from './KindChoice'
import type { AppointmentKind } from './loadAppointment'
import type { TimeChoice } from './loadDays'
import { NextTimes } from './NextTimes'
import { useLoaded } from './useLoaded'
import { useWhen } from './useWhen'

/** What was chosen: a time of a kind, or to write instead. */
type Chosen = { kind: AppointmentKind; day: string; time: TimeChoice } | 'message' | null

/** The next free times over the page, of which one is booked there; with the way to all of them, and to a message instead. */
export function BookingDialog({ about, onSent, onClose }: FormDialogProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const when = useWhen()
  const replyTime = useReplyTime('appointment')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [kindId, setKindId] = useState<number | null>(null)
  const choices = { device: about }
  const [loaded, again] = useLoaded(async () => {
    const { publicAppointmentKinds } = await browserQuery('AppointmentKinds', { language })
    return publicAppointmentKinds
  }, language)
  const kinds = loaded.state === 'ready' ? loaded.value : []
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]
  const step = chosen === 'message' || (loaded.state === 'ready' && !kind) ? 'message' : chosen ? 'who' : 'times'
  const titles = {
    message: 'form.appointment.title',
    who: 'appointment.who.title',
    times: 'appointment.title',
  } as const

  return (
    <DialogFrame title={formatMessage({ id: titles[step] })} onClose={onClose}>
      {step !== 'times' && kind && (
        <p>
          <button type="button" className="button button--quiet" onClick={() => setChosen(null)}>
            <FormattedMessage id="appointment.dialog.back" />
          </button>
        </p>
      )}
      {step === 'message' && (
        <>
          <p className="form-dialog__intro">
            <FormattedMessage id="form.appointment.intro" values={{ time: replyTime }} />
          </p>
          <MessageForm form="appointment" about={about} onSent={onSent} />
        </>
      )}
      {chosen && chosen !== 'message' && (
        <>
          <p>
            <strong>{chosen.kind.title}</strong>
            <br />
            {when(chosen.day, chosen.time.time)}
            <br />
            {chosen.kind.price}
          </p>
          <BookingForm
            kind={chosen.kind}
            choices={{ ...choices, day: chosen.day, time: chosen.time.time }}
            startsAt={chosen.time.startsAt}
            action={stepAddress(language, chosen.kind.url, { ...choices, day: chosen.day, time: chosen.time.time })}
          />
        </>
      )}
      {step === 'times' && (
        <>
          {loaded.state === 'failed' && <Failed onAgain={again} />}
          {loaded.state === 'loading' && <Waiting />}
          {kind && <KindChoice kinds={kinds} chosen={kind} onChoose={setKindId} />}
          {kind && (
            <NextTimes key={kind.id} kind={kind} onChoose={(day, time) => setChosen({ kind, day, time })}>
              {{ waiting: <Waiting />, failed: (retry) => <Failed onAgain={retry} /> }}
            </NextTimes>
          )}
          <p>
            <SiteLink
              className="onward"
              to={kind ? stepAddress(language, kind.url, choices) : startAddress(language, choices)}
            >
              <FormattedMessage id="appointment.dialog.all" />
            </SiteLink>
          </p>
          <p>
            <button type="button" className="button button--quiet" onClick={() => setChosen('message')}>
              <FormattedMessage id="appointment.dialog.message" />
            </button>
          </p>
        </>
      )}
    </DialogFrame>
  )
}

function Waiting() {
  return (
    <p role="status">
      <FormattedMessage id="appointment.dialog.loading" />
    </p>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="form__problem" role="alert">
      <p>
        <FormattedMessage id="appointment.dialog.failed" />
      </p>
      <button type="button" className="button button--quiet" onClick={onAgain}>
        <FormattedMessage id="appointment.dialog.again" />
      </button>
    </div>
  )
}
