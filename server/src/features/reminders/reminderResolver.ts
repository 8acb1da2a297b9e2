import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { JobReminder } from '../jobs/JobReminder.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { type MailState, mailStateOf, mailStates } from '../jobs/mailState.js'
import { type ReminderKind, reminderKinds } from './reminderKinds.js'

@ObjectType('JobReminder', {
  simpleResolvers: true,
  description: 'A reminder about a job that the shop sent by itself.',
})
class JobReminderObject {
  @Field(() => reminderKinds.enumType, { description: 'Of what.' })
  kind: ReminderKind

  @Field(() => InstantScalar, { description: 'When it was written, UTC.' })
  at: string

  @Field(() => Int, { description: 'The mail in the outbox, by its id.' })
  mail: number

  @Field(() => mailStates.enumType, {
    nullable: true,
    description: 'How far that mail is; null where it is no longer recorded.',
  })
  mailState: MailState | null
}

/** Resolves the reminders about jobs of a kind, which no customer may read. */
export function reminderResolver(kind: JobKind): Class {
  @Resolver(() => jobTypes[kind])
  class ReminderResolver {
    @FieldResolver(() => [JobReminderObject], { description: 'What the shop was, or the customer was, reminded of.' })
    async reminders(@Root() job: Row, @Ctx() { loaders }: Context): Promise<JobReminderObject[]> {
      const load = async (jobs: readonly number[]) => {
        const rows = await loaders.rows.find(JobReminder, {
          where: { entity: kind, job: jobs },
          order: [['id', 'ASC']],
        })
        const groups = groupRows(rows, 'job')
        return jobs.map((one) => groups.get(one) ?? [])
      }
      const sent = await loaders.batch(`reminders of ${kind}`, load).load(job.id)
      return Promise.all(
        sent.map(async (each) => {
          const mailState = await mailStateOf(loaders, each.mail)
          return { ...each, kind: each.kind as ReminderKind, mailState }
        }),
      )
    }
  }
  return ReminderResolver
}
