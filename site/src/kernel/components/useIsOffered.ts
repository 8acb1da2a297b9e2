import { type FormName, formPath } from '../addresses/formAddresses'
import { useIsOpen } from '../screens/useIsOpen'
import { useLanguage, useLayout } from '../screens/useLayout'

/** Whether the shop offers a form: where it has no kinds of appointment, one needs hours, of which one chooses a day. */
export function useIsOffered(): (form: FormName) => boolean {
  const { shop } = useLayout()
  const language = useLanguage()
  const isOpen = useIsOpen()
  const hasTimes = shop.takesAppointments || shop.openingHours.length > 0
  return (form) => isOpen(formPath(form, language)) && (form !== 'appointment' || hasTimes)
}
