import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactForm } from '../addresses/formAddresses'
import { Icon } from '../components/icons/Icon'
import { MessageForm } from './MessageForm'

export interface FormDialogProps {
  form: ContactForm
  about?: string | undefined
  onClose: () => void
}

/** A form over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function FormDialog({ form, about, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [isSent, setIsSent] = useState(false)
  const { formatMessage } = useIntl()
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
        {!isSent && (
          <p className="form-dialog__intro">
            <FormattedMessage id={`form.${form}.intro`} />
          </p>
        )}
        <MessageForm form={form} about={about} onSent={() => setIsSent(true)} />
        {isSent && (
          <p className="buttons">
            <button type="button" className="button button--primary" onClick={close}>
              <FormattedMessage id="dialog.close" />
            </button>
          </p>
        )}
      </div>
    </dialog>
  )
}
