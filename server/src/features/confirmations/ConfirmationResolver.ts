import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { Appointment } from '../appointments/Appointment.js'
import { appointmentAddresses } from '../appointments/appointmentAddresses.js'
import { confirmAppointment } from '../appointments/confirmAppointment.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { confirmReservation } from '../reservations/confirmReservation.js'
import { Reservation } from '../reservations/Reservation.js'
import { reservationAddresses } from '../reservations/reservationAddresses.js'
import { openConfirmation, type ToBeConfirmed } from './openConfirmation.js'

const confirmedKinds = defineChoice('ConfirmedKind', ['appointment', 'reservation'], 'What a mail asks to confirm.')

const confirmationStates = defineChoice(
  'ConfirmationState',
  ['waiting', 'confirmed', 'missed'],
  'How it stands: it waits to be confirmed, counts, or does not count because nobody confirmed it in time or it was cancelled.',
)

@ObjectType({
  simpleResolvers: true,
  description: 'What a stranger has booked or reserved, as who has the code of the mail sees it.',
})
class Confirmation {
  @Field(() => confirmedKinds.enumType, { description: 'What it is.' })
  kind: ValueOf<typeof confirmedKinds>

  @Field(() => confirmationStates.enumType, { description: 'How it stands.' })
  state: ValueOf<typeof confirmationStates>

  @Field(() => InstantScalar, { nullable: true, description: 'Until when; null once it counts.' })
  confirmBefore: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The last part of the secret address of what was confirmed; null until it was.',
  })
  code: string | null
}

const codeArgument = { description: 'The last part of the address in the mail that asks for it.' }

/** Lets count what strangers have booked and reserved, while the shop asks them to confirm it by mail. */
@Resolver()
export class ConfirmationResolver {
  @Granted('everyone')
  @Query(() => Confirmation, { description: 'What the link of a mail confirms. Reading it confirms nothing.' })
  async confirmation(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<Confirmation> {
    return shown(context, await openConfirmation(context, code))
  }

  @Granted('everyone')
  @Mutation(() => Confirmation, {
    description: 'Confirms what the link of a mail is about: it counts from then on. Again it changes nothing.',
  })
  async confirm(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<Confirmation> {
    const opened = await openConfirmation(context, code)
    if (opened.kind === 'appointment') await confirmAppointment(context, opened.id, 'visitor')
    else await confirmReservation(context, opened.id, 'visitor')
    return shown(context, opened)
  }

  @Granted(['cms-admin'], { about: 'appointment' })
  @Mutation(() => Appointment, { description: 'Lets an appointment count that waits to be confirmed, for the shop.' })
  confirmAppointment(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<Appointment> {
    return confirmAppointment(context, id, 'shop')
  }

  @Granted(['cms-admin'], { about: 'reservation' })
  @Mutation(() => Reservation, { description: 'Lets a reservation count that waits to be confirmed, for the shop.' })
  confirmReservation(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<Reservation> {
    return confirmReservation(context, id, 'shop')
  }
}

const isOver = { appointment: ['cancelled'], reservation: ['cancelled', 'expired'] }

async function shown({ services }: Context, { kind, id }: ToBeConfirmed): Promise<Confirmation> {
  const { reader } = services.database
  const { state, confirmBefore } = await (kind === 'appointment'
    ? reader.findOneByOrFail(Appointment, { id })
    : reader.findOneByOrFail(Reservation, { id }))
  const addresses = kind === 'appointment' ? appointmentAddresses : reservationAddresses
  const isMissed = isOver[kind].includes(state) || (confirmBefore !== null && confirmBefore <= new Date().toISOString())
  const isConfirmed = confirmBefore === null
  return {
    kind,
    state: isConfirmed ? 'confirmed' : isMissed ? 'missed' : 'waiting',
    confirmBefore,
    code: isConfirmed ? await addresses.codeOf(reader, services.settings, id) : null,
  }
}
