import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { deviceOfJob } from '../jobs/deviceOfJob.js'
import { jobBill } from '../jobs/JobBill.js'
import { JobChange } from '../jobs/JobChange.js'
import { addressDays } from '../jobs/jobEnd.js'
import { readySince } from '../jobs/jobReady.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { readShop } from '../shop/readShop.js'
import { findJob, stateOfFound } from './findJob.js'
import { mailJobLink } from './mailJobLink.js'
import { openJob } from './openJob.js'
import { FoundJobState, TrackedJob } from './TrackedJob.js'

const codeArgument = { description: 'The last part of the secret address.' }
const numberArgument = { description: 'Such as 26-0142, in any writing.' }
const postcodeArgument = { nullable: true, description: 'Of the customer, in any writing.' }
const digitsArgument = { nullable: true, description: 'The last four of a phone number.' }

/** What customers see of their jobs without a login. Reading changes nothing. */
@Resolver()
export class TrackingResolver {
  @Granted('everyone')
  @Query(() => TrackedJob, { description: 'The job that a secret address opens.' })
  async trackedJob(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<TrackedJob> {
    const { kind, job } = await openJob(context, code)
    const { rows } = context.services.database
    const changes = await rows.find(JobChange, { where: { entity: kind, job: job.id }, order: [['id', 'ASC']] })
    const device = await deviceOfJob(context.services.database.reader, job)
    const { vatStandard } = await readShop(context.services.database.reader)
    const customer = await rows.first(Customer, { id: job.customer })
    const { id, number, status, currentStatus, description, descriptionProblem, whatHasBeenDone } = job
    const { intakeDate, promisedOn, warrantyUntil, pickedUpAt, lines, usedParts, costs, includingVat } = job
    const { agreedTotal, agreedAt } = job
    return {
      language: customer?.language ?? defaultLanguage,
      ...{ id, code, kind, number, status, currentStatus, description, descriptionProblem, whatHasBeenDone },
      ...{ intakeDate, promisedOn, warrantyUntil, pickedUpAt, lines, usedParts, costs, includingVat, addressDays },
      ...{ agreedTotal, agreedAt },
      isReady: readySince(job, changes, new Date(), customer?.email != null) !== null,
      device: device?.name ?? null,
      totals: jobBill(job, vatStandard),
      timeline: changes.map(({ at, from, to, note }) => ({ at, from, to, note })),
    }
  }

  @Granted('everyone')
  @Mutation(() => FoundJobState, {
    description:
      'Where a job stands, by its number and the postcode or the last four digits of a phone number of its customer.',
  })
  async findJob(
    @Ctx() context: Context,
    @Arg('number', () => String, numberArgument) number: string,
    @Arg('postcode', () => String, postcodeArgument) postcode: string | null,
    @Arg('digits', () => String, digitsArgument) digits: string | null,
  ): Promise<FoundJobState> {
    return stateOfFound(context, await findJob(context, { number, postcode, digits }))
  }

  @Granted('everyone')
  @Mutation(() => FoundJobState, {
    description:
      'Mails the customer of a job the link to its page, asked for as with findJob. At most one mail in ten minutes for each job.',
  })
  mailJobLink(
    @Ctx() context: Context<MailServices>,
    @Arg('number', () => String, numberArgument) number: string,
    @Arg('postcode', () => String, postcodeArgument) postcode: string | null,
    @Arg('digits', () => String, digitsArgument) digits: string | null,
  ): Promise<FoundJobState> {
    return mailJobLink(context, { number, postcode, digits })
  }
}
