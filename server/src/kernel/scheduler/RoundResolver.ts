import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { InstantScalar } from '../fields/scalars.js'
import { LocalizedText } from '../i18n/LocalizedText.js'
import { label } from '../i18n/labels.js'
import type { SchedulerServices } from './Scheduler.js'

@ObjectType('ScheduledRound', {
  description: 'Work that the shop does by itself, again and again.',
  simpleResolvers: true,
})
class RoundReport {
  @Field(() => String, { description: 'As in the log and the measures.' })
  name: string

  @Field(() => LocalizedText, { description: 'What it does.' })
  label: LocalizedText

  @Field(() => InstantScalar, { nullable: true, description: 'When it last began.' })
  startedAt: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'When it last ended without a failure.' })
  succeededAt: string | null

  @Field(() => Int, { nullable: true, description: 'How many milliseconds the last one took.' })
  milliseconds: number | null

  @Field(() => LocalizedText, { nullable: true, description: 'Why the last one failed; null when it did not.' })
  failureText: LocalizedText | null

  @Field(() => InstantScalar, { nullable: true, description: 'When it is due.' })
  nextAt: string | null

  @Field(() => Boolean, { description: 'Whether it is under way.' })
  isRunning: boolean
}

@Resolver()
export class RoundResolver {
  @Granted(['cms-admin'])
  @Query(() => [RoundReport], {
    description: 'What the shop does by itself, when each last ran and is due, and why it failed.',
  })
  async scheduledRounds(@Ctx() { services: { scheduler } }: Context<SchedulerServices>): Promise<RoundReport[]> {
    const states = await scheduler.states(new Date())
    return [...states].map(([name, { failure, ...state }]) => ({
      ...state,
      name,
      label: label(`round.${name}`),
      failureText: failure && label(`roundFailure.${failure}`),
    }))
  }
}
