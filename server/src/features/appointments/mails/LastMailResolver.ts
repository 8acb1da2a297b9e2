import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context/Context.js'
import { InstantScalar } from '../../../kernel/fields/scalars.js'
import { type MailState, mailStateOf, mailStates } from '../../jobs/mailState.js'
import { OutgoingMail } from '../../messages/OutgoingMail.js'
import { Appointment } from '../Appointment.js'

@ObjectType('AppointmentMail', { simpleResolvers: true, description: 'A mail to the customer of an appointment.' })
class AppointmentMail {
  @Field(() => Int, { description: 'The mail in the outbox, by its id.' })
  mail: number

  @Field(() => InstantScalar, { description: 'When it was sent, or written as long as it was not. UTC.' })
  at: string

  @Field(() => mailStates.enumType, { description: 'How far it is.' })
  state: MailState
}

@Resolver(() => Appointment)
export class LastMailResolver {
  @FieldResolver(() => AppointmentMail, {
    nullable: true,
    description: 'The last mail to its customer; null where none was written or it is no longer recorded.',
  })
  async lastMailState(@Root() { id }: Appointment, @Ctx() { loaders }: Context): Promise<AppointmentMail | null> {
    // The record holds only what of it was asked for.
    const { lastMail } = (await loaders.record(Appointment, id)) as unknown as Appointment
    const state = await mailStateOf(loaders, lastMail)
    if (lastMail === null || state === null) return null
    const { sentAt, createdAt } = (await loaders.record(OutgoingMail, lastMail)) as unknown as OutgoingMail
    return { mail: lastMail, state, at: sentAt ?? createdAt }
  }
}
