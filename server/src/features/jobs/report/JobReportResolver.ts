import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { readShop } from '../../shop/readShop.js'
import { JobTotals, jobBill } from '../JobBill.js'
import type { JobKey, JobRow } from '../JobReader.js'
import { type JobKind, jobKinds, jobTypes } from '../jobKinds.js'
import { type MailState, mailStateOf, mailStates } from '../mailState.js'
import { readJobReport } from './jobReports.js'
import { mailJobReport } from './mailJobReport.js'

@ObjectType('JobReport', {
  simpleResolvers: true,
  description: 'What belongs to the repair report of a job besides the job itself.',
})
class JobReportObject {
  @Field(() => String, {
    nullable: true,
    description: 'What was drawn at pick-up: the path of an SVG of 600 × 200.',
  })
  drawing: string | null

  @Field(() => Int, { nullable: true, description: 'The mail by which it was last sent, by its id.' })
  mail: number | null

  @Field(() => mailStates.enumType, {
    nullable: true,
    description: 'How far that mail is; null without one that is still recorded.',
  })
  mailState: MailState | null

  @Field(() => JobTotals, { nullable: true, description: 'What the job comes to; null without a price.' })
  totals: JobTotals | null
}

@Resolver()
export class JobReportResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Query(() => JobReportObject, {
    description: 'The signature at pick-up, the mail of the repair report, and what the job comes to.',
  })
  jobReport(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<JobReportObject> {
    return shown(context, { entity, job })
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => JobReportObject, {
    description: 'Mails the repair report to the customer, unless an earlier mail of it still waits to be sent.',
  })
  async mailJobReport(
    @Ctx() context: Context<MailServices>,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<JobReportObject> {
    await mailJobReport(context, { entity, job })
    return shown(context, { entity, job })
  }
}

async function shown({ services: { database }, loaders }: Context, of: JobKey): Promise<JobReportObject> {
  const { drawing, mail } = await readJobReport(database, of)
  const job = await database.rows.first<JobRow>(jobTypes[of.entity], { id: of.job })
  const { vatStandard } = await readShop(database.reader)
  return { drawing, mail, mailState: await mailStateOf(loaders, mail), totals: job && jobBill(job, vatStandard) }
}
