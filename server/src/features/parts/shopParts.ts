import type { Role } from '../../kernel/access/roles.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { languages, reservationAddress, type Screen, trackAddress } from '../../kernel/shared/screens.js'
import { Appointment } from '../appointments/Appointment.js'
import { AppointmentKind } from '../appointments/AppointmentKind.js'
import { BlockedTime } from '../appointments/BlockedTime.js'
import { Device } from '../devices/Device.js'
import { AccountantDownload } from '../downloads/AccountantDownload.js'
import { StatusNewPc } from '../jobs/StatusNewPc.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { EmailRemoteAssistance } from '../messages/EmailRemoteAssistance.js'
import { ProductSaleBlock } from '../pages/blocks/ProductSaleBlock.js'
import { SpecificTipsBlock } from '../pages/blocks/SpecificTipsBlock.js'
import { TipBlock } from '../pages/blocks/TipBlock.js'
import { Product } from '../products/Product.js'
import { Quote } from '../quotes/Quote.js'
import { Reservation } from '../reservations/Reservation.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'
import { Tip } from '../tips/Tip.js'

/** The field of the settings by which a part of the product is switched. */
export type ShopPart = Extract<keyof ShopSettings, `uses${string}`>

/**
 * What goes away with a part; the operations, addresses and menus of these go with them. What several parts have goes
 * away with the last of them.
 */
export interface PartContents {
  entities?: readonly Class[]
  /** Blocks of pages. */
  blocks?: readonly Class[]
  /** Screens of visitors. */
  screens?: readonly Screen[]
  /** Addresses of visitors that belong to no screen, with all below them. */
  addresses?: readonly string[]
  /** Operations that are about no entity of its own. */
  operations?: readonly string[]
  /** How its mails are called, from the beginning. */
  mails?: RegExp
  /** Who logs in for it alone. */
  roles?: readonly Role[]
  /** Forms of the contact screen. */
  contactForms?: readonly string[]
  /** Whether it is what the tool for help from afar is for. */
  hasDownload?: boolean
  /** The part without which it is nothing. */
  within?: ShopPart
}

/** What there is around jobs of any kind. */
const ofJobs = {
  entities: [Device, Quote],
  addresses: languages.map((language) => trackAddress(language)),
  operations: [
    'intakeForm',
    'intakePaper',
    'takeIn',
    'beginSelfIntake',
    'selfIntakeForm',
    'submitSelfIntake',
    'selfIntakes',
    'customersAlike',
    'discardSelfIntake',
    'figures',
  ],
  roles: ['cms-status-user'],
} as const satisfies PartContents
const mailsOfJobs = 'quote|jobMessage|promisedPassed|uncollected|reviewRequest|repairReport'

/** Everything that a shop may do without. */
export const shopParts: Record<ShopPart, PartContents> = {
  usesRepairs: {
    ...ofJobs,
    entities: [StatusRepair, ...ofJobs.entities],
    mails: new RegExp(`^(statusRepair-|${mailsOfJobs})`),
  },
  usesNewPcs: {
    ...ofJobs,
    entities: [StatusNewPc, ...ofJobs.entities],
    mails: new RegExp(`^(statusNewPc-|${mailsOfJobs})`),
  },
  usesAppointments: {
    entities: [Appointment, AppointmentKind, BlockedTime],
    screens: ['appointment'],
    contactForms: ['appointment'],
    mails: /^appointment/,
  },
  usesRemoteHelp: {
    entities: [EmailRemoteAssistance],
    screens: ['remoteAssistance'],
    hasDownload: true,
    mails: /^messageRemoteAssistance$/,
  },
  usesProducts: { entities: [Product], blocks: [ProductSaleBlock], screens: ['products'] },
  usesReservations: {
    entities: [Reservation],
    addresses: languages.map((language) => reservationAddress(language)),
    mails: /^reservation/,
    within: 'usesProducts',
  },
  usesTips: { entities: [Tip], blocks: [TipBlock, SpecificTipsBlock], screens: ['tips'] },
  usesPartnerStock: { entities: [ZzpProduct], roles: ['cms-zzp'] },
  usesAccountant: { entities: [AccountantDownload], roles: ['cms-accountant'] },
}

export const shopPartNames = Object.keys(shopParts) as ShopPart[]
