import { In, LessThanOrEqual } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { languages, reservationAddress } from '../../kernel/shared/screens.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { Product } from '../products/Product.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { exampleReservationMail } from './mails/exampleReservationMail.js'
import { reservationMails } from './mails.js'
import { productHooks } from './productHooks.js'
import { Reservation } from './Reservation.js'
import { ReservationAddress } from './ReservationAddress.js'
import { ReservationHold } from './ReservationHold.js'
import { ReservationPaidResolver } from './ReservationPaidResolver.js'
import { ReservationResolver } from './ReservationResolver.js'
import { reservationHooks } from './reservationHooks.js'
import { reservationShare } from './reservationShare.js'

export const reservationsFeature: Feature = {
  entities: [Reservation],
  tables: [ReservationAddress, ReservationHold],
  resolvers: () => [ReservationPaidResolver, ReservationResolver],
  hooks: {
    reservation: reservationHooks,
    product: productHooks,
  },
  retention: {
    reservations: (context, since) => removeOldRecords(context, Reservation, { endedAt: LessThanOrEqual(since) }),
  },
  expire: ({ services: { database } }, now) => database.write((manager) => reservationShare.forget(manager, now)),
  switches: {
    usesReservations: {
      entities: [Reservation],
      addresses: languages.map((language) => reservationAddress(language)),
      mails: kindsOf(reservationMails),
      within: 'usesProducts',
      pending: {
        type: Reservation,
        where: () => ({ state: 'waiting' }),
        one: 'part.waitingReservation',
        several: 'part.waitingReservations',
      },
    },
  },
  mails: [mailsOf(reservationMails, exampleReservationMail)],
  personalData: [
    {
      name: 'reservations',
      records: async ({ find, idsByAddress }) => [
        await find(Reservation, { id: In(await idsByAddress(Reservation, ['email'])) }),
      ],
    },
  ],
  demo: {
    entities: [Reservation],
    after: [ShopSettings, Product],
    load: async (demo) => (await import('./loadDemoReservations.js')).loadDemoReservations(demo),
  },
}
