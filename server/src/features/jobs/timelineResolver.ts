import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Field, FieldResolver, Info, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows, type Loaders } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Choice } from '../../kernel/fields/Choice.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { namedClass } from '../../kernel/records/listInputs.js'
import { requestedNames } from '../../kernel/records/requestedReads.js'
import { JobChange } from './JobChange.js'
import { type JobKind, jobStatuses, jobTypes } from './jobKinds.js'
import { type MailState, mailStateOf, mailStates } from './mailState.js'

/**
 * Resolves the timeline of jobs of a kind.
 * @param changeName the name of a change's type in the API
 */
export function timelineResolver(kind: JobKind, changeName: string): Class {
  const change = changeType(changeName, jobStatuses[kind])

  @Resolver(() => jobTypes[kind])
  class TimelineResolver {
    @FieldResolver(() => [change], { description: 'What has happened, from the beginning.' })
    async timeline(
      @Root() job: Row,
      @Ctx() { loaders, viewer }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<(JobChange & { mailState: MailState | null })[]> {
      const changes = await changesOf(loaders, kind, job.id)
      const isShop = viewer?.role === 'cms-admin'
      const showsMail = isShop && requestedNames(info).has('mailState')
      return Promise.all(
        changes.map(async (each) => ({
          ...each,
          userName: isShop ? each.userName : null,
          mail: isShop ? each.mail : null,
          mailState: showsMail ? await mailStateOf(loaders, each.mail) : null,
        })),
      )
    }
  }
  return TimelineResolver
}

/** Not cached, because one request may change a job several times. */
function changesOf(loaders: Loaders, entity: JobKind, job: number): Promise<JobChange[]> {
  const load = async (jobs: readonly number[]) => {
    const rows = await loaders.rows.find(JobChange, { where: { entity, job: jobs }, order: [['id', 'ASC']] })
    const groups = groupRows(rows, 'job')
    return jobs.map((one) => groups.get(one) ?? [])
  }
  return loaders.batch(`changes of ${entity}`, load, { cache: false }).load(job)
}

/** The API's type of a change, with the statuses of one kind of job. */
function changeType(name: string, { enumType }: Choice): Class {
  const type = namedClass(name)
  const add = (field: keyof JobChange | 'mailState', of: () => unknown, nullable: boolean, description: string) =>
    Field(of as () => Class, { simple: true, nullable, description })(type.prototype, field)
  ObjectType(name, { description: 'A change of a status, or word to the customer.' })(type)
  add('at', () => InstantScalar, false, 'When it was, UTC.')
  add('from', () => enumType, true, 'The status before; null where the job began.')
  add('to', () => enumType, false, 'The status from then on, the same as before when only a note was given.')
  add('note', () => String, true, 'Word to the customer.')
  add('isNoticed', () => Boolean, false, 'Whether the customer is sent a mail about it.')
  const aboutMail = 'How far the mail about it is; null without one that is still recorded. For the shop alone.'
  add('mailState', () => mailStates.enumType, true, aboutMail)
  add('mail', () => Int, true, 'That mail in the outbox, by its id; for the shop alone.')
  add('userName', () => String, true, 'Who it was; for the shop alone.')
  return type
}
