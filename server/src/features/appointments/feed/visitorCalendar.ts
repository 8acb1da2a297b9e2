import { writeCalendar } from '../../../kernel/calendar/writeCalendar.js'
import type { Context } from '../../../kernel/context/Context.js'
import { appointmentAddress } from '../../../kernel/shared/screens.js'
import { readShop } from '../../shop/readShop.js'
import { visitorEvent } from '../mails/appointmentEvent.js'
import { openAppointment } from '../openAppointment.js'

/**
 * The appointment of a secret address as a calendar, as it is now: calendars that have it already find it by its UID.
 * @throws ShopError NOT_FOUND, RATE_LIMITED
 */
export async function visitorCalendar(context: Context, code: string): Promise<string> {
  const { database, settings } = context.services
  const { appointment, kind } = await openAppointment(context, code)
  const link = settings.publicUrl + appointmentAddress(appointment.language, code)
  return writeCalendar([visitorEvent(appointment, kind, await readShop(database.reader), link)])
}
