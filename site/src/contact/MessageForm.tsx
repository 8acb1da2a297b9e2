import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FormName, formAddress } from '../addresses/formAddresses'
import { useHydrated } from '../browser/useHydrated'
import { writeAsVisitor } from '../data/writeAsVisitor'
import { FormFrame } from '../forms/FormFrame'
import type { FormOutcome } from '../forms/FormOutcome'
import { useForm } from '../forms/useForm'
import { useIdempotencyKey } from '../forms/useIdempotencyKey'
import { useLanguage, useLayout } from '../screens/useLayout'
import { shopDay } from '../shop/shopDays'
import { clearMessage, draftAbout, saveDraft } from './draft'
import { fieldsOf, messageOf, sendOperations } from './messageForms'
import { SentNotice } from './SentNotice'

interface MessageFormProps {
  form: FormName
  /** The day in the shop when the page was rendered. */
  today?: string
  /** The subject, which the message is prefilled with. */
  about?: string | null | undefined
  /** The result of sending it without scripts. */
  outcome?: FormOutcome | undefined
  onSent?: () => void
}

/** A form that sends the shop a message, replaced by the confirmation once it is sent. */
export function MessageForm({ form, today = shopDay(), about, outcome, onSent }: MessageFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { shop } = useLayout()
  const keyOf = useIdempotencyKey()
  // On the first page the form is open since navigation, in a dialog since now.
  const isHydrated = useHydrated()
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0))
  const trap = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<{ downloadUrl: string | null } | null>(null)
  const [start] = useState(() => ({
    ...outcome,
    values: outcome?.values ?? draftAbout(about ? intl.formatMessage({ id: 'form.about' }, { about }) : null),
  }))
  const surroundings = { intl, hours: shop.openingHours, today }

  const state = useForm(
    fieldsOf(form, surroundings),
    async (values) => {
      const message = messageOf(form, values, surroundings)
      const input = {
        ...message,
        website: trap.current?.value,
        millisecondsOpen: performance.now() - openedAt,
      }
      const headers = { 'Idempotency-Key': keyOf(message) }
      const { answer } = await writeAsVisitor(sendOperations[form], { input }, language, headers)
      clearMessage()
      setSent(answer)
      onSent?.()
    },
    start,
  )

  const { values } = state
  useEffect(() => {
    if (!sent) saveDraft(values)
  }, [values, sent])

  if (sent) return <SentNotice form={form} downloadUrl={sent.downloadUrl} isFresh />
  return (
    <FormFrame
      form={state}
      start={start}
      submit={intl.formatMessage({ id: `form.${form}.submit` })}
      action={formAddress(form, language)}
    >
      <div className="form__trap" aria-hidden="true">
        <label>
          <FormattedMessage id="form.leaveEmpty" />
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="form__privacy">
        <FormattedMessage id="form.privacy" />
      </p>
    </FormFrame>
  )
}
