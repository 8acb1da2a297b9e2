import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactForm } from '../../kernel/addresses/formAddresses'
import { useReplyTime } from '../shop/useReplyTime'
import { DialogFrame } from './DialogFrame'
import type { Sent } from './FormOutcome'
import { MessageForm } from './MessageForm'

export interface FormDialogProps {
  form: ContactForm
  about?: string | undefined
  onSent: (sent: Sent) => void
  onClose: () => void
}

/** A form over the page, which closes once it was sent. */
export function FormDialog({ form, about, onSent, onClose }: FormDialogProps) {
  const { formatMessage } = useIntl()
  const time = useReplyTime(form)
  return (
    <DialogFrame title={formatMessage({ id: `form.${form}.title` })} onClose={onClose}>
      <p className="form-dialog__intro">
        <FormattedMessage id={`form.${form}.intro`} values={{ time }} />
      </p>
      <MessageForm form={form} about={about} onSent={onSent} />
    </DialogFrame>
  )
}
