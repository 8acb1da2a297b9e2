import type { Context } from '../../../kernel/context/Context.js'
import { say } from '../../../kernel/i18n/say.js'
import {
  agendaAddress,
  appointmentAddress,
  confirmationAddress,
  type Language,
  screenAddress,
} from '../../../kernel/shared/screens.js'
import type { ExampleMail } from '../../mailTexts/FeatureMails.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { readShop } from '../../shop/readShop.js'
import { Appointment } from '../Appointment.js'
import { AppointmentKind } from '../AppointmentKind.js'
import { type AppointmentMail, appointmentMails } from '../mails.js'
import { wordsOf } from '../offeredKinds.js'
import { appointmentWords } from './appointmentWords.js'
import { mailToShop } from './mailToShop.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** What a mail about an appointment is filled in with before there is one to send: the newest appointment, or a made-up one. */
export async function exampleAppointmentMail(
  { services: { database, settings } }: Context,
  kindOfMail: AppointmentMail,
  language: Language,
): Promise<ExampleMail> {
  const [stored] = await database.rows.find<Appointment>(Appointment, { order: [['id', 'DESC']], limit: 1 })
  const appointment = stored ?? madeUp(language)
  const kind = (await database.rows.first<AppointmentKind>(AppointmentKind, { id: appointment.kind })) ?? madeUpKind()
  const shop = await readShop(database.reader)
  const about = stored ? `${wordsOf(kind, language).title}, ${stored.name}` : null
  const words = appointmentWords(appointment, kind, shop, language, settings)
  if (appointmentMails[kindOfMail].audience === 'shop') {
    const recipient = shop.email ?? shop.mailAddress ?? 'winkel@example.com'
    const toShop = { appointment, kind, shop: { ...shop, email: recipient } }
    const mail = await mailToShop(
      database.reader,
      kindOfMail as Parameters<typeof mailToShop>[1],
      toShop,
      null,
      settings,
    )
    const day = TimeZone.named(settings.timeZone).dayOf(Date.parse(appointment.startsAt))
    return { values: { ...mail?.values, ...words, link: settings.publicUrl + agendaAddress(day) }, about }
  }
  // No code is revealed by looking at a text.
  const addresses: Partial<Record<AppointmentMail, string>> = {
    appointmentCancelled: screenAddress('appointment', language),
    appointmentToConfirm: confirmationAddress(language, '…'),
  }
  const address = addresses[kindOfMail] ?? appointmentAddress(language, '…')
  return {
    values: { ...words, note: say(language, { key: 'mailExample.reason' }), link: settings.publicUrl + address },
    about,
  }
}

function madeUp(language: Language): Appointment {
  const tomorrow = new Date(Date.now() + dayMilliseconds).toISOString().slice(0, 10)
  return Object.assign(new Appointment(), {
    ...{ kind: 0, startsAt: `${tomorrow}T10:00:00.000Z`, endsAt: `${tomorrow}T10:30:00.000Z`, language },
    ...{ name: say(language, { key: 'mailExample.name' }), emailAddress: 'jansen@example.com', phoneNumber: null },
    ...{ postcode: null, address: null, remark: say(language, { key: 'mailExample.description' }) },
    ...{ statusRepair: null, statusNewPc: null, service: null, costNl: null, costEn: null },
  })
}

function madeUpKind(): AppointmentKind {
  const words = (language: Language) => say(language, { key: 'mailExample.appointment' })
  return Object.assign(new AppointmentKind(), {
    ...{ titleNl: words('nl'), titleEn: words('en'), descriptionNl: null, descriptionEn: null },
    ...{ place: 'shop' },
  })
}
