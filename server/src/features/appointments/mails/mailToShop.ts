import type { EntityManager } from 'typeorm'
import { fieldLabels } from '../../../kernel/i18n/labels.js'
import { say } from '../../../kernel/i18n/say.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import { agendaAddress, defaultLanguage, type Language } from '../../../kernel/shared/screens.js'
import { StatusNewPc } from '../../jobs/StatusNewPc.js'
import { StatusRepair } from '../../jobs/StatusRepair.js'
import type { NewMail } from '../../messages/queueMail.js'
import { Service } from '../../services/Service.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import type { Appointment } from '../Appointment.js'
import type { AppointmentMail } from '../mails.js'
import type { MailedAppointment } from './appointmentMails.js'
import { appointmentWords, momentWords } from './appointmentWords.js'

type ShopMail = Extract<AppointmentMail, `${string}ToShop`>
type Needed = Pick<Settings, 'publicUrl' | 'timeZone'>

const given = ['emailAddress', 'phoneNumber', 'address', 'postcode', 'remark'] as const

/**
 * Notifies the shop of what a visitor did; null for a shop without an address for mail. Replies go to the visitor.
 * @param before the appointment as it was, where its time has changed
 */
export async function mailToShop(
  manager: EntityManager,
  kindOfMail: ShopMail,
  { appointment, kind, shop }: MailedAppointment,
  before: Pick<Appointment, 'startsAt'> | null,
  settings: Needed,
): Promise<NewMail | null> {
  const recipient = shop.email ?? shop.mailAddress
  if (recipient === null) return null
  const language = defaultLanguage
  const { place, price, ...words } = appointmentWords(appointment, kind, shop, language, settings)
  const number = await jobNumberOf(manager, appointment)
  const service = await serviceOf(manager, appointment)
  const lines = [
    before && momentBefore(before, language, settings),
    number && say(language, { key: 'mail.appointment.job', values: { number } }),
    service && `${fieldLabels('appointment', 'service')[language]}: ${service}`,
    price && say(language, { key: 'mail.appointment.price', values: { price } }),
    ...given.map((name) => appointment[name] && `${fieldLabels('appointment', name)[language]}: ${appointment[name]}`),
  ]
  return {
    kind: kindOfMail,
    recipient,
    values: {
      ...words,
      message: lines.filter(Boolean).join('\n'),
      link: settings.publicUrl + agendaAddress(dayOf(appointment, settings)),
    },
    replyTo: appointment.emailAddress,
    language,
  }
}

function momentBefore(before: Pick<Appointment, 'startsAt'>, language: Language, settings: Needed): string {
  const { day, time } = momentWords(before, language, settings)
  return say(language, { key: 'mail.appointment.before', values: { when: `${day}, ${time}` } })
}

function dayOf({ startsAt }: Appointment, { timeZone }: Needed): string {
  return TimeZone.named(timeZone).dayOf(Date.parse(startsAt))
}

async function jobNumberOf(manager: EntityManager, { statusRepair, statusNewPc }: Appointment): Promise<string | null> {
  if (statusRepair !== null) return (await manager.findOneBy(StatusRepair, { id: statusRepair }))?.number ?? null
  if (statusNewPc !== null) return (await manager.findOneBy(StatusNewPc, { id: statusNewPc }))?.number ?? null
  return null
}

async function serviceOf(manager: EntityManager, { service }: Appointment): Promise<string | null> {
  return service === null ? null : ((await manager.findOneBy(Service, { id: service }))?.title ?? null)
}
