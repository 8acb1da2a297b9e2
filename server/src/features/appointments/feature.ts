import { In, LessThanOrEqual, MoreThan } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { Customer } from '../customers/Customer.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { Service } from '../services/Service.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { AgendaResolver } from './AgendaResolver.js'
import { Appointment } from './Appointment.js'
import { AppointmentAddress } from './AppointmentAddress.js'
import { AppointmentKind } from './AppointmentKind.js'
import { AppointmentResolver } from './AppointmentResolver.js'
import { appointmentHooks, appointmentKindHooks } from './agendaHooks.js'
import { appointmentShare } from './appointmentShare.js'
import { BlockedTime } from './BlockedTime.js'
import { Claim } from './Claim.js'
import { ClosingResolver } from './closing/ClosingResolver.js'
import { CalendarFeed } from './feed/CalendarFeed.js'
import { CalendarFeedResolver } from './feed/CalendarFeedResolver.js'
import { jobAppointmentsResolver } from './jobs/jobAppointmentsResolver.js'
import { AppointmentReminder } from './mails/AppointmentReminder.js'
import { exampleAppointmentMail } from './mails/exampleAppointmentMail.js'
import { LastMailResolver } from './mails/LastMailResolver.js'
import { appointmentMails } from './mails.js'
import { Resource } from './Resource.js'
import { appointmentEntries } from './searchEntries.js'

export const appointmentsFeature: Feature = {
  searchEntries: appointmentEntries,
  entities: [Appointment, AppointmentKind, BlockedTime],
  tables: [AppointmentReminder, CalendarFeed, AppointmentAddress, Claim, Resource],
  resolvers: () => [
    AppointmentResolver,
    AgendaResolver,
    CalendarFeedResolver,
    ClosingResolver,
    LastMailResolver,
    ...jobKinds.values.map(jobAppointmentsResolver),
  ],
  hooks: {
    appointment: appointmentHooks,
    appointmentKind: appointmentKindHooks,
  },
  retention: {
    // By their end, so that none to come is removed however early it was made.
    appointments: (context, since) => removeOldRecords(context, Appointment, { endsAt: LessThanOrEqual(since) }),
  },
  expire: ({ services: { database } }, now) => database.write((manager) => appointmentShare.forget(manager, now)),
  switches: {
    usesAppointments: {
      entities: [Appointment, AppointmentKind, BlockedTime],
      screens: ['appointment'],
      contactForms: ['appointment'],
      mails: kindsOf(appointmentMails),
      pending: {
        type: Appointment,
        where: (now) => ({ state: 'booked', endsAt: MoreThan(now) }),
        one: 'part.bookedAppointment',
        several: 'part.bookedAppointments',
      },
    },
  },
  mails: [mailsOf(appointmentMails, exampleAppointmentMail)],
  personalData: [
    {
      name: 'appointments',
      async records({ manager, customer, find, idsByAddress }) {
        const own = (await manager.findBy(Appointment, { customer: customer.id })).map(({ id }) => id)
        return [await find(Appointment, { id: In([...own, ...(await idsByAddress(Appointment, ['emailAddress']))]) })]
      },
    },
  ],
  demo: {
    entities: [Appointment, AppointmentKind, BlockedTime],
    after: [ShopSettings, Customer, Service],
    load: async (demo) => (await import('./loadDemoAppointments.js')).loadDemoAppointments(demo),
  },
}
