import { leastMillisecondsOpen } from '@shop/server/textLimits'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FormName, formAddress } from '../addresses/formAddresses'
import { useHydrated } from '../browser/useHydrated'
import { useMinute } from '../browser/useMinute'
import { writeAsVisitor } from '../data/writeAsVisitor'
import type { Values } from '../forms/Field'
import { FormFrame } from '../forms/FormFrame'
import type { Refused } from '../forms/Refused'
import { useForm } from '../forms/useForm'
import { useIdempotencyKey } from '../forms/useIdempotencyKey'
import type { LayoutData } from '../screens/LayoutData'
import { useLanguage, useLayout } from '../screens/useLayout'
import { clearMessage, draftAbout, restoreDraft, saveDraft } from './draft'
import type { Sent } from './FormOutcome'
import { fieldsOf, givenLines, messageOf, sendOperations, surroundingsOf } from './messageForms'
import { SentNotice } from './SentNotice'

interface MessageFormProps {
  form: FormName
  /** The subject, which the message is prefilled with. */
  about?: string | null | undefined
  /** Why it was not taken when it was sent without scripts. */
  refused?: Refused | undefined
  /** Whether the visitor gets a tool, and what is done with it, in the shop's words. */
  download?: { isOffered: boolean; instructions: string | null }
  /** Takes the confirmation over; without it, it stands in place of the form. */
  onSent?: (sent: Sent) => void
}

/** A form that sends the shop a message, replaced by the confirmation once it is sent. */
export function MessageForm({ form, about, refused, download, onSent }: MessageFormProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { shop, viewer } = useLayout()
  const keyOf = useIdempotencyKey()
  // On the first page the form is open since navigation, in a dialog since now.
  const isHydrated = useHydrated()
  const [openedAt] = useState(() => (isHydrated ? performance.now() : 0))
  const trap = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [start] = useState(() => ({
    ...refused,
    values:
      refused?.values ??
      withOwnValues(draftAbout(about ? intl.formatMessage({ id: 'form.about' }, { about }) : null), viewer),
  }))
  const surroundings = surroundingsOf(intl, shop, useMinute())

  const fields = fieldsOf(form, surroundings)
  const state = useForm(
    fields,
    async (values) => {
      const message = messageOf(form, values, surroundings)
      await heldBack(openedAt)
      const input = {
        ...message,
        website: trap.current?.value,
        millisecondsOpen: performance.now() - openedAt,
      }
      const headers = { 'Idempotency-Key': keyOf(message) }
      const { answer } = await writeAsVisitor(sendOperations[form], { input }, language, headers)
      clearMessage()
      const result: Sent = { given: givenLines(fields, values), downloadUrl: answer.downloadUrl }
      setSent(result)
      onSent?.(result)
    },
    start,
  )

  const { values, handlers } = state
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) {
      if (!sent) saveDraft(values)
      return
    }
    // What was typed before a reload, where nothing else stands; the page of the server knows nothing of it.
    isRestored.current = true
    const before = restoreDraft()
    const fields = [...(handlers.ref.current?.elements ?? [])]
    for (const field of fields) {
      const isText =
        field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio')
      if (isText && field.value === '' && before[field.name]) field.value = before[field.name] ?? ''
    }
    handlers.onInput()
  }, [values, sent, handlers])

  if (sent) return <SentNotice form={form} {...sent} instructions={download?.instructions ?? null} isFresh />
  return (
    <FormFrame
      form={state}
      start={start}
      submit={intl.formatMessage({
        id: download?.isOffered === false ? 'form.contact.submit' : `form.${form}.submit`,
      })}
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

/** Fills in what the shop knows of a customer who is signed in, where nothing else was. */
function withOwnValues(values: Values, viewer: LayoutData['viewer']): Values {
  if (viewer?.role !== 'cms_status_user') return values
  return { ...values, name: values.name || viewer.name, email: values.email || viewer.email }
}

/** A browser may fill in the whole form at once. What the server would take for a machine's is sent a moment later. */
async function heldBack(openedAt: number): Promise<void> {
  const left = () => openedAt + leastMillisecondsOpen - performance.now()
  // Timers may fire a millisecond early.
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left())))
}
