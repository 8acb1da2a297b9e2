import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ContactForm } from '../../kernel/addresses/formAddresses'
import { useOpenUntilNavigation } from '../../kernel/browser/useOpenUntilNavigation'
import { Icon } from '../../kernel/components/icons/Icon'
import { type OpenForm, OpenFormContext } from '../../kernel/components/useOpenForm'
import { trackActivity } from '../../kernel/data/activity'
import type { FormDialogProps } from './FormDialog'
import type { Sent } from './FormOutcome'
import { SentNotice } from './sentNoticeOnDemand'

interface FormDialogControlProps {
  /** Which one it is, also of other subjects. */
  loadDialog: (form: ContactForm) => Promise<ComponentType<FormDialogProps>>
  children: ReactNode
}

interface Opened {
  form: ContactForm
  /** Gets the focus back on closing. */
  opener: HTMLAnchorElement
  about: string | undefined
  Dialog: ComponentType<FormDialogProps>
}

/** What a dialog has sent, and how its confirmation is taken away; null until something was. */
interface Confirmed extends Opened {
  sent: Sent
  dismiss: () => void
}

const ConfirmedContext = createContext<Confirmed | null>(null)

/** Renders the dialog of forms, whose code is loaded when it is first opened. What it sent is confirmed on the page. */
export function FormDialogControl({ loadDialog, children }: FormDialogControlProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isConfirmed, setIsConfirmed] = useOpenUntilNavigation()

  const open: OpenForm = async (form, opener, about) => {
    try {
      const Dialog = await trackActivity(() => loadDialog(form))
      setOpened({ form, opener, about, Dialog })
      setIsConfirmed(false)
      setIsOpen(true)
    } catch {
      // If the code cannot be loaded, there is a screen as well.
      location.assign(opener.href)
    }
  }
  /** Of the dialog, or of the confirmation that has come in its place. */
  const close = () => {
    setIsOpen(false)
    setIsConfirmed(false)
    opened?.opener.focus()
  }

  const confirm = (received: Sent) => {
    setSent(received)
    setIsOpen(false)
    setIsConfirmed(true)
  }

  return (
    <OpenFormContext value={open}>
      <ConfirmedContext value={isConfirmed && opened && sent ? { ...opened, sent, dismiss: close } : null}>
        {children}
      </ConfirmedContext>
      {isOpen && opened && <opened.Dialog key={opened.form} {...opened} onSent={confirm} onClose={close} />}
    </OpenFormContext>
  )
}

/** The confirmation of what was sent in a dialog, until it is closed or another screen is opened. */
export function DialogConfirmation() {
  const confirmed = useContext(ConfirmedContext)
  const { formatMessage } = useIntl()
  if (!confirmed) return null
  const { form, sent, dismiss } = confirmed
  return (
    <div className="frame dialog-sent">
      <SentNotice form={form} {...sent} isFresh />
      <button type="button" aria-label={formatMessage({ id: 'notice.close' })} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
