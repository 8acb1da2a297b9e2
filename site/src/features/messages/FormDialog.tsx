import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactForm } from '../../kernel/addresses/formAddresses'
import { Icon } from '../../kernel/components/icons/Icon'
import { useReplyTime } from '../shop/useReplyTime'
import type { Sent } from './FormOutcome'
import { MessageForm } from './MessageForm'

export interface FormDialogProps {
  form: ContactForm
  about?: string | undefined
  onSent: (sent: Sent) => void
  onClose: () => void
}

/**
 * A form over the page, which closes once it was sent. The browser's own dialog keeps the focus inside and closes on
 * Escape.
 */
export function FormDialog({ form, about, onSent, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { formatMessage } = useIntl()
  const time = useReplyTime(form)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    heading.current?.focus()
    return () => current?.close()
  }, [])

  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className="form-dialog ground--white" aria-labelledby={titleId} onClose={onClose}>
      <header className="form-dialog__header">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <FormattedMessage id={`form.${form}.title`} />
        </h2>
        <button
          type="button"
          className="form-dialog__close"
          aria-label={formatMessage({ id: 'dialog.close' })}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="form-dialog__body">
        <p className="form-dialog__intro">
          <FormattedMessage id={`form.${form}.intro`} values={{ time }} />
        </p>
        <MessageForm form={form} about={about} onSent={onSent} />
      </div>
    </dialog>
  )
}
