import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormName } from '../../kernel/addresses/formAddresses'
import { usePlatform } from '../../kernel/browser/platform'
import { Icon } from '../../kernel/components/icons/Icon'
import { useReplyTime } from '../shop/useReplyTime'
import { RemoteTool } from './RemoteTool'

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

/** The confirmation in place of a form, with the tool that belongs to it. */
export function SentNotice({ form, downloadUrl, instructions, given = [], isFresh = false }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const time = useReplyTime(form)
  const platform = usePlatform()
  const isReached = platform === null || platform === 'windows'
  useEffect(() => {
    if (isFresh) box.current?.focus()
  }, [isFresh])
  return (
    <div className="sent" role="status" tabIndex={-1} ref={box}>
      <Icon name="checkmark" />
      <div className="sent__words">
        <p className="sent__title">
          <FormattedMessage id={downloadUrl && isReached ? 'form.sent.remoteAssistance' : 'form.sent'} />
        </p>
        {downloadUrl ? (
          <RemoteTool address={downloadUrl} instructions={instructions ?? null} isFresh={isFresh} />
        ) : (
          <p>
            <FormattedMessage
              id={form === 'remoteAssistance' ? 'form.contact.next' : `form.${form}.next`}
              values={{ time }}
            />
          </p>
        )}
        {given.length > 0 && <Given lines={given} />}
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
