import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { And, LessThan, MoreThan, Not } from 'typeorm'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { DayScalar, InstantScalar } from '../../kernel/fields/scalars.js'
import { say } from '../../kernel/i18n/say.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import { Appointment } from './Appointment.js'
import { agendaConflicts } from './agendaConflicts.js'
import { appointmentChangeInput, appointmentInput } from './agendaInputs.js'
import { appointmentStates } from './appointmentChoices.js'
import { BlockedTime } from './BlockedTime.js'
import { addAppointment, cancelByShop, changeAppointment, markAppointment } from './changeByShop.js'
import { anyKind } from './offeredKinds.js'

/** The most days that are answered at once: two months. */
const maxDays = 62

@ObjectType({ simpleResolvers: true, description: 'A time in which the shop is open.' })
class OpenTime {
  @Field(() => InstantScalar, { description: 'When it begins.' })
  startsAt: string

  @Field(() => InstantScalar, { description: 'When it ends.' })
  endsAt: string
}

@ObjectType({ simpleResolvers: true, description: 'What is in the agenda on some days.' })
class Agenda {
  @Field(() => [Appointment], { description: 'By their beginning.' })
  appointments: Appointment[]

  @Field(() => [BlockedTime], { description: 'By their beginning.' })
  blockedTimes: BlockedTime[]

  @Field(() => [OpenTime], { description: 'When the shop is open, in order.' })
  openHours: OpenTime[]
}

const notifyArgument = { description: 'Whether the customer is mailed about it.' }

/** Appointments as the shop sees and makes them. */
@Resolver()
export class AgendaResolver {
  @Granted(['cms-admin'], { about: 'appointment' })
  @Query(() => Agenda, { description: `What is in the agenda from one day to another, ${maxDays} at most.` })
  async agenda(
    @Ctx() { services: { database, settings } }: Context,
    @Arg('from', () => DayScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => DayScalar, { description: 'The last day, which is part of it.' }) to: string,
    @Arg('withCancelled', () => Boolean, { defaultValue: false, description: 'Whether cancelled ones are among them.' })
    withCancelled: boolean,
  ): Promise<Agenda> {
    if (to < from || dayAfter(from, maxDays - 1) < to) throw new ShopError('BAD_REQUEST')
    const hours = hoursOfShop(await readShop(database.reader), settings.timeZone)
    const begin = isoOf(hours.zone.instantOf(from, '00:00'))
    const end = isoOf(hours.zone.instantOf(to, '24:00'))
    const within = { startsAt: LessThan(end), endsAt: MoreThan(begin) }
    // None takes longer than half a day. An index finds beginnings between two moments, and would go through all before the last.
    const dayBefore = isoOf(hours.zone.instantOf(dayAfter(from, -1), '00:00'))
    const order = { startsAt: 'ASC', id: 'ASC' } as const
    const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1
    const periods = hours.openingDays(from, days).flatMap((day) => day.periods)
    return {
      appointments: await database.reader.find(Appointment, {
        where: {
          ...within,
          startsAt: And(MoreThan(dayBefore), LessThan(end)),
          ...(!withCancelled && { state: Not('cancelled' as const) }),
        },
        order,
      }),
      blockedTimes: await database.reader.find(BlockedTime, { where: within, order }),
      openHours: periods.map(({ opensAt, closesAt }) => ({ startsAt: isoOf(opensAt), endsAt: isoOf(closesAt) })),
    }
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Query(() => [String], {
    description:
      'Why a time is no good for an appointment, in words; nothing for one that is. Only a full one is refused.',
  })
  async appointmentConflicts(
    @Ctx() { services: { database, settings }, language }: Context,
    @Arg('kind', () => Int, { description: 'What the appointment is for.' }) id: number,
    @Arg('startsAt', () => InstantScalar, { description: 'When it would begin.' }) startsAt: string,
    @Arg('minutes', () => Int, { nullable: true, description: 'As its kind when left out.' }) minutes: number | null,
    @Arg('except', () => Int, { nullable: true, description: 'The appointment that is to be moved there.' })
    except: number | null,
  ): Promise<string[]> {
    const kind = await anyKind(database.reader, id)
    const conflicts = await agendaConflicts(database.reader, {
      ...{ kind, startsAt: Date.parse(startsAt), minutes: minutes ?? null, except: except ?? null },
      ...{ timeZone: settings.timeZone, now: Date.now() },
    })
    return conflicts.map((conflict) => say(language, conflict))
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Mutation(() => Appointment, {
    description: 'Makes an appointment for a customer, outside the opening hours too, but never more than fit at once.',
  })
  addAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('input', () => appointmentInput) input: Values,
    @Arg('notify', () => Boolean, notifyArgument) notify: boolean,
  ): Promise<Appointment> {
    return addAppointment(context, input, notify)
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Mutation(() => Appointment, { description: 'Changes what is named of an appointment, its time too.' })
  changeAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => appointmentChangeInput) input: Values,
    @Arg('notify', () => Boolean, notifyArgument) notify: boolean,
  ): Promise<Appointment> {
    return changeAppointment(context, id, input, notify)
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Mutation(() => Appointment, { description: 'Cancels an appointment for the shop.' })
  cancelAppointmentByShop(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
    @Arg('notify', () => Boolean, notifyArgument) notify: boolean,
    @Arg('reason', () => String, { nullable: true, description: 'For the customer.' }) reason: string | null,
  ): Promise<Appointment> {
    return cancelByShop(context, id, notify, reason ?? null)
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Mutation(() => Appointment, { description: 'Notes whether the customer came, or takes that back.' })
  markAppointment(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
    @Arg('state', () => appointmentStates.enumType, { description: 'Any but `cancelled`.' })
    state: ValueOf<typeof appointmentStates>,
  ): Promise<Appointment> {
    return markAppointment(context, id, state)
  }
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
