import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormName } from '../addresses/formAddresses'
import { Icon } from '../components/icons/Icon'

interface SentNoticeProps {
  form: FormName
  downloadUrl: string | null
  /** Whether it takes the place of a form that the visitor was just in. */
  isFresh?: boolean
}

/** The confirmation in place of a form; a download that belongs to it starts by itself. */
export function SentNotice({ form, downloadUrl, isFresh = false }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
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
          <FormattedMessage id={form === 'remoteAssistance' ? 'form.sent.remoteAssistance' : 'form.sent'} />
        </p>
        <p>
          <FormattedMessage id={`form.${form}.next`} />
        </p>
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
