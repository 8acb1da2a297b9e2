import { createContext, useContext } from 'react'
import type { ContactForm } from '../addresses/formAddresses'

export type OpenForm = (form: ContactForm, opener: HTMLAnchorElement, about?: string) => void

/** Filled in by the component that shows the dialog. */
export const OpenFormContext = createContext<OpenForm>(() => undefined)

/** Opens a form in a dialog, over whatever screen is shown. */
export function useOpenForm(): OpenForm {
  return useContext(OpenFormContext)
}
