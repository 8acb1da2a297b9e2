import { type ComponentType, type ReactNode, useState } from 'react'
import { type ContactForm, formAddress } from '../addresses/formAddresses'
import { useOpenUntilNavigation } from '../browser/useOpenUntilNavigation'
import { type OpenForm, OpenFormContext } from '../components/useOpenForm'
import { trackActivity } from '../data/activity'
import { loadLaterMessages } from '../i18n/catalogues'
import { useLanguage } from '../screens/useLayout'
import type { FormDialogProps } from './FormDialog'

interface Opened {
  form: ContactForm
  /** Gets the focus back on closing. */
  opener: HTMLElement
  about: string | undefined
  Dialog: ComponentType<FormDialogProps>
}

/** Renders the dialog of forms, whose code is loaded when it is first opened. */
export function FormDialogControl({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setIsOpen] = useOpenUntilNavigation()

  const open: OpenForm = async (form, opener, about) => {
    try {
      const [{ FormDialog }] = await trackActivity(() => Promise.all([import('./FormDialog'), loadLaterMessages()]))
      setOpened({ form, opener, about, Dialog: FormDialog })
      setIsOpen(true)
    } catch {
      // If the code cannot be loaded, the form has a screen as well.
      location.assign(formAddress(form, language, about))
    }
  }
  const close = () => {
    setIsOpen(false)
    opened?.opener.focus()
  }

  return (
    <OpenFormContext value={open}>
      {children}
      {isOpen && opened && <opened.Dialog key={opened.form} form={opened.form} about={opened.about} onClose={close} />}
    </OpenFormContext>
  )
}
