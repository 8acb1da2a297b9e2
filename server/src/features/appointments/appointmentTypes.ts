import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { SlotOffer } from '../../kernel/errors/ShopError.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { describeInput } from '../../kernel/fields/inputs.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { appointmentCalendarPath, type Language } from '../../kernel/shared/screens.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'
import { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentStates, slotLacks } from './appointmentChoices.js'
import { agreedWords } from './cost/agreedCost.js'
import { AppointmentService } from './cost/costTypes.js'
import { type KindShown, PublicAppointmentKind } from './PublicAppointmentKind.js'
import type { SlotLack } from './slotLack.js'

@ObjectType({ simpleResolvers: true, description: 'A time at which an appointment can begin.' })
export class Slot implements SlotOffer {
  @Field(() => InstantScalar, { description: 'When it begins.' })
  startsAt: string

  @Field(() => InstantScalar, { description: 'When it ends.' })
  endsAt: string

  @Field(() => String, { description: 'When it begins, on the clock in the shop: 14:30.' })
  time: string
}

@ObjectType({ simpleResolvers: true, description: 'A day and its free times.' })
export class SlotDay {
  @Field(() => DayScalar, { description: 'Such as 2026-11-21.' })
  day: string

  @Field(() => [Slot], { description: 'In their order; none when the day is full or the shop closed.' })
  slots: Slot[]

  @Field(() => slotLacks.enumType, { nullable: true, description: 'Why no time is free; null where one is.' })
  lack: SlotLack | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'An appointment as its visitor sees it, who holds the code of its secret address.',
})
export class VisitorAppointment {
  @Field(() => String, { description: 'The last part of its secret address.' })
  code: string

  @Field(() => appointmentStates.enumType, { description: 'How it stands.' })
  state: ValueOf<typeof appointmentStates>

  @Field(() => InstantScalar, {
    nullable: true,
    description:
      'Until when it has to be confirmed with the link of the mail, and does not count; null for one that counts.',
  })
  confirmBefore: string | null

  @Field(() => PublicAppointmentKind, { description: 'What it is for.' })
  kind: PublicAppointmentKind

  @Field(() => AppointmentService, { nullable: true, description: 'The work that it is for, where that was said.' })
  service: AppointmentService | null

  @Field(() => String, {
    nullable: true,
    description: 'What it costs, in words, as it was said when it was booked: later prices do not change it.',
  })
  price: string | null

  @Field(() => MoneyScalar, { nullable: true, description: 'What it comes to at least without the way, as was said.' })
  costFrom: number | null

  @Field(() => MoneyScalar, { nullable: true, description: 'What it comes to at most without the way, as was said.' })
  costTo: number | null

  @Field(() => MoneyScalar, { nullable: true, description: 'What the way to the customer costs, as was said.' })
  callOut: number | null

  @Field(() => InstantScalar, { description: 'When it begins.' })
  startsAt: string

  @Field(() => InstantScalar, { description: 'When it ends.' })
  endsAt: string

  @Field(() => DayScalar, { description: 'The day on which it is.' })
  day: string

  @Field(() => String, { description: 'When it begins, on the clock in the shop: 14:30.' })
  time: string

  @Field(() => String, { description: 'Whose it is.' })
  name: string

  @Field(() => String, { nullable: true, description: 'Of a home visit.' })
  postcode: string | null

  @Field(() => String, { nullable: true, description: 'Of a home visit.' })
  address: string | null

  @Field(() => Boolean, { description: 'Whether it can be moved and cancelled.' })
  canChange: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'Until when; null once it is not booked.' })
  changeUntil: string | null

  @Field(() => String, { nullable: true, description: 'Why the shop cancelled it.' })
  cancelReason: string | null

  @Field(() => Boolean, { description: 'Whether the visitor is mailed of it as it is now.' })
  isMailed: boolean

  @Field(() => String, { description: 'Where calendars fetch it, as iCalendar.' })
  calendarPath: string

  /** @param language of the words; the appointment's own for its calendar */
  static of(appointment: Appointment, shown: Shown): VisitorAppointment {
    const { state, confirmBefore, startsAt, endsAt, name, postcode, address, cancelReason } = appointment
    const { costFrom, costTo, callOut } = appointment
    const { code, kind, language, currency, services, zone, now } = shown
    const about = appointment.service === null ? null : services.versionOf(appointment.service, language)
    const price = agreedWords(appointment, language)
    const until = changeUntilOf(appointment, kind)
    const begins = Date.parse(startsAt)
    return {
      ...{ code, state, confirmBefore, startsAt, endsAt, name, postcode, address, cancelReason },
      // Nothing contradicts what was agreed.
      kind: { ...PublicAppointmentKind.of(kind, shown), price },
      service: about && AppointmentService.of(about, language, currency),
      ...{ price, costFrom, costTo, callOut },
      day: zone.dayOf(begins),
      time: zone.timeOf(begins),
      canChange: state === 'booked' && now <= until,
      changeUntil: state === 'booked' ? new Date(until).toISOString() : null,
      isMailed: appointment.lastMail !== null,
      calendarPath: appointmentCalendarPath(appointment.language, code),
    }
  }
}

interface Shown extends KindShown {
  code: string
  kind: AppointmentKind
  zone: TimeZone
  /** Epoch milliseconds. */
  now: number
}

/** Until when a visitor may change an appointment, in epoch milliseconds. */
export function changeUntilOf(
  { startsAt }: Pick<Appointment, 'startsAt'>,
  { changeHours }: Pick<AppointmentKind, 'changeHours'>,
): number {
  return Date.parse(startsAt) - changeHours * 60 * 60 * 1000
}

@InputType({ description: 'An appointment as a visitor makes it. Everything at fault is refused together.' })
export class BookAppointmentInput {
  @Field(() => Int, { nullable: true, description: 'What it is for; has to be given.' })
  kind?: number | null

  @Field(() => Int, { nullable: true, description: 'The service that it is for: one of those of its kind.' })
  service?: number | null

  @Field(() => InstantScalar, { nullable: true, description: 'One of the free times; has to be given.' })
  startsAt?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given: the confirmation is sent there.' })
  emailAddress?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given unless it is in the shop.' })
  phoneNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given for a home visit.' })
  postcode?: string | null

  @Field(() => String, { nullable: true, description: 'Street and house number; have to be given for a home visit.' })
  address?: string | null

  @Field(() => String, { nullable: true, description: 'What the shop should know.' })
  remark?: string | null

  @Field(() => languageChoice.enumType, { nullable: true, description: 'Of the mails; that of the call if left out.' })
  language?: Language | null

  @Field(() => String, { nullable: true, description: 'Must stay empty: a field that visitors do not see.' })
  website?: string | null

  @Field(() => String, { nullable: true, description: 'The code of the secret address of a job that it is about.' })
  job?: string | null

  @Field(() => String, { nullable: true, description: 'What it is about, put before the remark.' })
  device?: string | null

  @Field(() => String, { nullable: true, description: 'What is wrong with it, put before the remark.' })
  fault?: string | null
}

describeInput('BookAppointmentInput', () => Appointment)

/** What is needed whatever the appointment is for. The schema leaves it out, so that all that is missing is told at once. */
export const bookingNeeds: ReadonlySet<string> = new Set(['kind', 'startsAt', 'name', 'emailAddress'])
