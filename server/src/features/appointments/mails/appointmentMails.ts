import type { EntityManager } from 'typeorm'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import {
  appointmentAddress,
  confirmationAddress,
  type Language,
  screenAddress,
} from '../../../kernel/shared/screens.js'
import { linkPlace } from '../../mailTexts/linkMark.js'
import type { MailEvent } from '../../messages/mailEvents.js'
import { sealLink } from '../../messages/mailLinks.js'
import type { NewMail } from '../../messages/queueMail.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import type { Appointment } from '../Appointment.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import { appointmentAddresses } from '../appointmentAddresses.js'
import type { AppointmentMail } from '../mails.js'
import { visitorEvent } from './appointmentEvent.js'
import { appointmentWords } from './appointmentWords.js'

/** An appointment with what its mails rest on. */
export interface MailedAppointment {
  appointment: Appointment
  kind: AppointmentKind
  shop: ShopSettings
}

export type VisitorMail = Exclude<AppointmentMail, `${string}ToShop`>

export type MailSettings = Pick<Settings, 'sessionSecret' | 'publicUrl' | 'timeZone'>

const fileNames: Record<Language, string> = { nl: 'afspraak.ics', en: 'appointment.ics' }

/**
 * A mail to the customer of an appointment, in the customer's language, with the event for the customer's calendar; a
 * reminder has none, because the calendar has it. Null for one without an e-mail address.
 * @param toConfirm the code by which it is confirmed, of the mail that asks for it: that one leads nowhere else
 */
export async function mailToVisitor(
  manager: EntityManager,
  kindOfMail: VisitorMail,
  { appointment, kind, shop }: MailedAppointment,
  settings: MailSettings,
  toConfirm?: string,
): Promise<NewMail | null> {
  const { emailAddress: recipient, language, name, cancelReason } = appointment
  if (recipient === null) return null
  if (toConfirm !== undefined) {
    const values = { ...appointmentWords(appointment, kind, shop, language, settings), link: null }
    const link = settings.publicUrl + confirmationAddress(language, toConfirm)
    const sealedLink = sealLink('confirmation', link, recipient, settings)
    return { kind: 'appointmentToConfirm', recipient, values, language, sealedLink }
  }
  const isCancelled = kindOfMail === 'appointmentCancelled'
  const code = isCancelled ? null : await appointmentAddresses.codeOf(manager, settings, appointment.id)
  const event: MailEvent = {
    ...withoutMoment(visitorEvent(appointment, kind, shop, code === null ? null : linkPlace)),
    ...{ method: isCancelled ? 'CANCEL' : 'REQUEST', attendee: name, fileName: fileNames[language] },
  }
  return {
    kind: kindOfMail,
    recipient,
    values: {
      ...appointmentWords(appointment, kind, shop, language, settings),
      note: cancelReason,
      // Without a code it can only be made anew.
      link: code === null ? settings.publicUrl + screenAddress('appointment', language) : null,
    },
    language,
    ...(code !== null && { sealedLink: linkOf(code, recipient, language, settings) }),
    ...(kindOfMail !== 'appointmentTomorrow' && { event }),
  }
}

function linkOf(code: string, recipient: string, language: Language, settings: MailSettings): string {
  return sealLink('appointment', settings.publicUrl + appointmentAddress(language, code), recipient, settings)
}

/** The mail is dated itself. */
function withoutMoment({ changedAt, ...event }: ReturnType<typeof visitorEvent>) {
  return event
}
