import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormName } from '../addresses/formAddresses'
import { Icon } from '../components/icons/Icon'
import { useReplyTime } from '../shop/useReplyTime'

/** A field as it was sent, in the words of the form. */
export interface GivenLine {
  label: string
  text: string
}

export interface SentNoticeProps {
  form: FormName
  downloadUrl: string | null
  /** What is done with the download, in the shop's words. */
  instructions?: string | null
  /** What was sent, where that is known. */
  given?: GivenLine[]
  /** Whether it takes the place of a form that the visitor was just in. */
  isFresh?: boolean
}

/** The confirmation in place of a form; a download that belongs to it starts by itself. */
export function SentNotice({ form, downloadUrl, instructions, given = [], isFresh = false }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const time = useReplyTime(form)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isFresh) return
    box.current?.focus()
    link.current?.click()
  }, [isFresh])
  return (
    <div className="sent" role="status" tabIndex={-1} ref={box}>
      <Icon name="checkmark" />
      <div className="sent__words">
        <p className="sent__title">
          <FormattedMessage id={downloadUrl ? 'form.sent.remoteAssistance' : 'form.sent'} />
        </p>
        <p>
          {downloadUrl && instructions ? (
            instructions
          ) : (
            <FormattedMessage
              id={form === 'remoteAssistance' && !downloadUrl ? 'form.contact.next' : `form.${form}.next`}
              values={{ time }}
            />
          )}
        </p>
        {given.length > 0 && <Given lines={given} />}
        {downloadUrl && (
          <p className="buttons">
            <a ref={link} className="button button--primary" href={downloadUrl} download>
              <Icon name="download" />
              <FormattedMessage id="form.download" />
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function Given({ lines }: { lines: GivenLine[] }) {
  return (
    <>
      <p className="sent__given-title">
        <FormattedMessage id="form.given" />
      </p>
      <dl className="sent__given">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
