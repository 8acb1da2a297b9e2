import { draftOfPerson } from '../intake/draftOfPerson'
import type { IntakeDraft } from '../intake/IntakeDraft'
import type { AgendaAppointment } from './agendaCalls'

/** An intake that goes on from an appointment, which then notes its job. */
export async function draftOfVisit(appointment: AgendaAppointment): Promise<IntakeDraft> {
  const { id, name, phoneNumber, emailAddress, postcode, language, remark } = appointment
  const draft = await draftOfPerson({
    name,
    phone: phoneNumber ?? '',
    email: emailAddress ?? '',
    zipCode: postcode ?? '',
    language,
    problem: remark ?? '',
  })
  return { ...draft, appointment: id }
}
