import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { ListSize } from '../../kernel/context/ListSize.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { DayScalar, InstantScalar } from '../../kernel/fields/scalars.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { BookAppointmentInput, SlotDay, VisitorAppointment } from './appointmentTypes.js'
import { bookAppointment } from './bookAppointment.js'
import { cancelAppointment, moveAppointment, slotsToMoveTo } from './changeByVisitor.js'
import { KnownServices } from './cost/KnownServices.js'
import { offeredKind, offeredKinds, postcodeFault } from './offeredKinds.js'
import { offerOf, slotDaysOf } from './offeredSlots.js'
import { type OpenedAppointment, openAppointment } from './openAppointment.js'
import { PublicAppointmentKind } from './PublicAppointmentKind.js'
import { slotRule } from './SlotRule.js'
import type { DayOfSlots } from './slotLack.js'

/** The most days that are answered at once: two months. */
const maxDays = 62

/** Of a call that is refused for its days as well. */
function daysAsked(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
  return Math.min(Math.max(days, 0), maxDays)
}

/** @throws ShopError BAD_REQUEST */
function assertDays(from: string, to: string): void {
  if (to < from || dayAfter(from, maxDays - 1) < to) throw new ShopError('BAD_REQUEST')
}

function shownDays(days: readonly DayOfSlots[]): SlotDay[] {
  return days.map(({ day, slots, lack }) => ({ day, slots: slots.map(offerOf), lack }))
}

const codeArgument = { description: 'The last part of the secret address.' }
const languageType = () => languageChoice.enumType

/** Appointments as visitors make, move and cancel them. */
@Resolver()
export class AppointmentResolver {
  @PublicResponse()
  @ListSize(async ({ services }) => (await offeredKinds(services.database.reader)).length)
  @Granted('everyone', { about: 'appointmentKind' })
  @Query(() => [PublicAppointmentKind], {
    description: 'What an appointment can be made for, in the order of the shop.',
  })
  async publicAppointmentKinds(
    @Ctx() { services }: PublicContext,
    @Arg('language', languageType) language: Language,
    @Arg('service', () => Int, { nullable: true, description: 'The service that the cost is to be said for.' })
    service: number | null,
    @Arg('postcode', () => String, { nullable: true, description: 'Where a home visit would be: what the way costs.' })
    postcode: string | null,
  ): Promise<PublicAppointmentKind[]> {
    const { reader } = services.database
    const { currency } = services.settings
    const shown = { language, currency, services: await KnownServices.read(reader), asked: { service, postcode } }
    return (await offeredKinds(reader)).map((kind) => PublicAppointmentKind.of(kind, shown))
  }

  @PublicResponse()
  @ListSize(async (_, { from, to }) => daysAsked(String(from), String(to)))
  @Granted('everyone', { about: 'appointmentKind' })
  @Query(() => [SlotDay], {
    description: `The days from one to another, ${maxDays} at most, each with the times that are free for an appointment.`,
  })
  async publicSlots(
    @Ctx() context: PublicContext,
    @Arg('kind', () => Int, { description: 'What the appointment is for.' }) id: number,
    @Arg('from', () => DayScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => DayScalar, { description: 'The last day, which is part of it.' }) to: string,
    @Arg('postcode', () => String, { nullable: true, description: 'Of a home visit.' }) postcode: string | null,
  ): Promise<SlotDay[]> {
    const { database, settings } = context.services
    assertDays(from, to)
    const kind = await offeredKind(database.reader, id)
    const fault = postcodeFault(kind, postcode)
    if (fault) throw invalidField('postcode', fault)
    const now = Date.now()
    const zone = TimeZone.named(settings.timeZone)
    const reading = { manager: database.reader, rows: database.rows, timeZone: settings.timeZone }
    const found = await slotDaysOf(reading, kind, { from, to }, now)
    // The first time is too soon before long, and tomorrow the horizon is another.
    const [first] = found.flatMap(({ slots }) => slots)
    const firstEnds = first ? first.startsAt - slotRule(kind).notice + 1 : Number.POSITIVE_INFINITY
    context.answer.holdsUntil = Math.min(context.answer.holdsUntil, zone.endOfDay(now), firstEnds)
    return shownDays(found)
  }

  @Granted('everyone', { about: 'appointment' })
  @Query(() => VisitorAppointment, { description: 'The appointment that a secret address opens.' })
  async appointmentByCode(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('language', languageType, { nullable: true, description: 'Of the words; that of the call when left out.' })
    language: Language | null,
  ): Promise<VisitorAppointment> {
    return shown(context, code, await openAppointment(context, code), language)
  }

  @ListSize(async (_, { from, to }) => daysAsked(String(from), String(to)))
  @Granted('everyone', { about: 'appointment' })
  @Query(() => [SlotDay], {
    description: `The days from one to another, ${maxDays} at most, each with the times that an appointment can be moved to: its own time counts as free.`,
  })
  async slotsByCode(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('from', () => DayScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => DayScalar, { description: 'The last day, which is part of it.' }) to: string,
  ): Promise<SlotDay[]> {
    assertDays(from, to)
    return shownDays(await slotsToMoveTo(context, code, { from, to }))
  }

  @Granted('everyone', { about: 'appointment' })
  @Mutation(() => VisitorAppointment, {
    description:
      'Makes an appointment. A time that has gone is refused with CONFLICT and `nextSlots`, the next that are free.',
  })
  async bookAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('input', () => BookAppointmentInput) input: BookAppointmentInput,
  ): Promise<VisitorAppointment> {
    const { code, ...booked } = await bookAppointment(context, input)
    return shown(context, code, booked)
  }

  @Granted('everyone', { about: 'appointment' })
  @Mutation(() => VisitorAppointment, {
    description: 'Moves an appointment to another free time of its kind. One that has gone is refused like a new one.',
  })
  async moveAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, codeArgument) code: string,
    @Arg('startsAt', () => InstantScalar, { description: 'One of the free times.' }) startsAt: string,
  ): Promise<VisitorAppointment> {
    return shown(context, code, await moveAppointment(context, code, startsAt))
  }

  @Granted('everyone', { about: 'appointment' })
  @Mutation(() => VisitorAppointment, { description: 'Cancels an appointment; its time is free for others then.' })
  async cancelAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<VisitorAppointment> {
    return shown(context, code, await cancelAppointment(context, code))
  }
}

async function shown(
  { services: { database, settings }, language }: Context,
  code: string,
  { appointment, kind }: OpenedAppointment,
  asked: Language | null = null,
): Promise<VisitorAppointment> {
  const { timeZone, currency } = settings
  const services = await KnownServices.read(database.reader)
  const place = { zone: TimeZone.named(timeZone), currency, services, now: Date.now() }
  return VisitorAppointment.of(appointment, { code, kind, language: asked ?? language, ...place })
}
