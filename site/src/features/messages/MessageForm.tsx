import type { Language } from '@shop/server/screens'
import { leastMillisecondsOpen } from '@shop/server/textLimits'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type FormName, formAddress } from '../../kernel/addresses/formAddresses'
import { useHydrated } from '../../kernel/browser/useHydrated'
import { useMinute } from '../../kernel/browser/useMinute'
import { onDemand } from '../../kernel/components/onDemand'
import { loadCode } from '../../kernel/data/loadCode'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { FormTrap } from '../../kernel/forms/FormTrap'
import { withOwnValues } from '../../kernel/forms/personFields'
import type { Refused } from '../../kernel/forms/Refused'
import { useForm } from '../../kernel/forms/useForm'
import { useIdempotencyKey } from '../../kernel/forms/useIdempotencyKey'
import { useStoredDraft } from '../../kernel/forms/useStoredDraft'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { clearMessage, draftAbout, messageDraft } from './draft'
import type { Sent } from './FormOutcome'
import { fieldsOf, surroundingsOf } from './messageForms'
import type { SendOperation } from './outgoingMessage'
import { SentNotice } from './sentNoticeOnDemand'

/** The field that the server renders works by itself; its script comes after the first paint. */
const PhotoField = onDemand('PhotoField', async () => (await import('../photos/PhotoField')).PhotoField)

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
      const { givenLines, messageOf, sendOperations } = await loadCode(() => import('./outgoingMessage'))
      const message = messageOf(form, values, surroundings)
      // Loaded before, so that what was sent is confirmed whatever becomes of the connection.
      await Promise.all([SentNotice.load(), heldBack(openedAt)])
      const input = {
        ...message,
        website: trap.current?.value,
        millisecondsOpen: performance.now() - openedAt,
      }
      const key = keyOf({ ...message, photos: values.photos })
      const { downloadUrl } = values.photos
        ? await sendPhotos(state.handlers.ref.current, input.millisecondsOpen, key)
        : await sendAlone(sendOperations[form], input, language, key)
      clearMessage()
      const result: Sent = { given: givenLines(fields, values), downloadUrl }
      setSent(result)
      onSent?.(result)
    },
    start,
  )

  useStoredDraft(state, messageDraft, sent !== null)
  const photos = fields.find(({ kind }) => kind === 'photos')

  if (sent) return <SentNotice form={form} {...sent} instructions={download?.instructions ?? null} isFresh />
  return (
    <FormFrame
      form={state}
      start={start}
      submit={intl.formatMessage({
        id: download?.isOffered === false ? 'form.contact.submit' : `form.${form}.submit`,
      })}
      action={formAddress(form, language)}
      hasFiles
    >
      <FormTrap trap={trap} />
      {photos && <PhotoField field={photos} fault={state.faults.photos} before={refused?.values?.photos} />}
      <p className="form__privacy">
        <FormattedMessage id="form.privacy" />
      </p>
    </FormFrame>
  )
}

/** The code that sends is loaded when there is something to send. */
async function sendAlone(operation: SendOperation, input: object, language: Language, key: string) {
  const { writeAsVisitor } = await loadCode(() => import('../../kernel/data/writeAsVisitor'))
  const { answer } = await writeAsVisitor(operation, { input }, language, { 'Idempotency-Key': key })
  return answer
}

/** Photos go with the form itself, by code that is loaded for it. */
async function sendPhotos(form: HTMLFormElement | null, millisecondsOpen: number, key: string) {
  const { sendWithPhotos } = await loadCode(() => import('../photos/sendWithPhotos'))
  return sendWithPhotos(form as HTMLFormElement, millisecondsOpen, key)
}

/** A browser may fill in the whole form at once. What the server would take for a machine's is sent a moment later. */
async function heldBack(openedAt: number): Promise<void> {
  const left = () => openedAt + leastMillisecondsOpen - performance.now()
  // Timers may fire a millisecond early.
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left())))
}
