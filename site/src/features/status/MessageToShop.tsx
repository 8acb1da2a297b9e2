import { maxJobMessageCharacters, maxMessagePhotos } from '@shop/server/textLimits'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QueryError } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { JobFields, type JobKey } from './JobFields'
import { postMessage } from './postToShop'

interface MessageToShopProps {
  job: JobKey | null
  action: string
  anchor: string
  formKey: string
  outcome?: Refused | undefined
  onSent(): void
}

/** The form of a message to the shop; without scripts the browser posts it itself. */
export function MessageToShop({ job, action, anchor, formKey, outcome, onSent }: MessageToShopProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const problemBox = useRef<HTMLParagraphElement>(null)
  const sentBox = useRef<HTMLParagraphElement>(null)
  const [problem, setProblem] = useState(outcome && (outcome.problem ?? Object.values(outcome.faults)[0] ?? null))
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    if (isSent) sentBox.current?.focus()
  }, [isSent])
  // A photo may have been chosen before the page was hydrated.
  useEffect(() => setChosen(fileInput.current?.files?.length ?? 0), [])

  function refuse(text: string) {
    setProblem(text)
    problemBox.current?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || !form.current) return
    const data = new FormData(form.current)
    const photos = data.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0)
    setSent(false)
    if (String(data.get('text')).trim() === '' && photos.length === 0) {
      return refuse(formatMessage({ id: 'conversation.empty' }))
    }
    if (photos.length > maxMessagePhotos) {
      return refuse(formatMessage({ id: 'conversation.tooMany' }, { max: maxMessagePhotos }))
    }
    setSending(true)
    setProblem(null)
    try {
      await postMessage(action, data, photos)
      form.current.reset()
      setChosen(0)
      setSent(true)
      onSent()
    } catch (error) {
      const known = error instanceof QueryError && error.message !== '' ? error.message : null
      refuse(known ?? formatMessage({ id: 'problem.noResponse' }))
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      className="form conversation__form"
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={submit}
      onReset={() => setChosen(0)}
      aria-busy={isSending}
      noValidate
    >
      <JobFields job={job} anchor={anchor} />
      <input type="hidden" name="key" value={formKey} />
      <p className={problem ? 'form__problem' : undefined} role="alert" ref={problemBox} tabIndex={-1}>
        {problem}
      </p>
      <div className="field">
        <label htmlFor={`${id}-text`}>
          <FormattedMessage id="conversation.text" />
        </label>
        <textarea
          id={`${id}-text`}
          name="text"
          rows={4}
          maxLength={maxJobMessageCharacters}
          defaultValue={outcome?.values.text}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-photos`}>
          <FormattedMessage id="conversation.photos" />
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          <FormattedMessage id="conversation.photosHint" values={{ max: maxMessagePhotos }} />
        </p>
        <input
          ref={fileInput}
          id={`${id}-photos`}
          type="file"
          name="photos"
          accept="image/*"
          multiple
          aria-describedby={`${id}-hint`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setChosen(target.files?.length ?? 0)}
        />
      </div>
      <p className="buttons form__buttons">
        <button type="submit" className="button button--primary" aria-disabled={isSending || undefined}>
          <FormattedMessage
            id={isSending ? 'form.sending' : chosen > 0 ? 'conversation.sendPhotos' : 'conversation.send'}
            values={{ count: chosen }}
          />
        </button>
      </p>
      <p role="status" ref={sentBox} tabIndex={-1}>
        {/* Anyone who has no account may have no e-mail address either. */}
        {isSent && <FormattedMessage id={job ? 'conversation.sent' : 'conversation.sentHere'} />}
      </p>
    </form>
  )
}
