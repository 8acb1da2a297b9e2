import type { ComponentType } from 'react'
import type { FormDialogProps } from '../../features/messages/FormDialog'
import type { ContactForm } from '../../kernel/addresses/formAddresses'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'

/** The dialog of a form with its words; for an appointment where the shop has times to choose from, that of the next ones. */
export async function loadDialog(
  form: ContactForm,
  takesAppointments: boolean,
): Promise<ComponentType<FormDialogProps>> {
  if (form === 'appointment' && takesAppointments) {
    const [{ BookingDialog }] = await Promise.all([
      import('../../features/appointments/BookingDialog'),
      loadLaterMessages('form', 'message', 'appointment', 'booking'),
    ])
    return BookingDialog
  }
  const [{ FormDialog }] = await Promise.all([
    import('../../features/messages/FormDialog'),
    loadLaterMessages('form', 'message'),
  ])
  return FormDialog
}
