import { type FormName, formPath } from '../addresses/formAddresses'
import { useIsOpen } from '../screens/useIsOpen'
import { useLanguage, useLayout } from '../screens/useLayout'

/** Whether the shop offers a form: appointments need hours, of which one chooses a day. */
export function useIsOffered(): (form: FormName) => boolean {
  const { shop } = useLayout()
  const language = useLanguage()
  const isOpen = useIsOpen()
  return (form) => isOpen(formPath(form, language)) && (form !== 'appointment' || shop.openingHours.length > 0)
}
