import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows, type Loaders } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { Customer } from '../customers/Customer.js'
import { JobAddress } from './JobAddress.js'
import { JobAddressObject } from './JobAddressResolver.js'
import { billWithin, JobTotals } from './JobBill.js'
import { JobChange } from './JobChange.js'
import type { JobRow } from './JobReader.js'
import { addressesOfCode, codeIn, type JobAddresses } from './jobAddresses.js'
import { endOfJob, isEndPast } from './jobEnd.js'
import { type JobKind, jobTypes } from './jobKinds.js'
import { readySince, uncollectedStatuses } from './jobReady.js'

/** How far a job is. */
interface Progress {
  readySince: string | null
  /** Whether no address of it opens any more. */
  isPast: boolean
}

/** Resolves what the customer of a job of a kind can do about it. */
export function ownJobResolver(kind: JobKind): Class {
  const progressOf = (loaders: Loaders, job: number) =>
    // Not cached, because one request may change a job several times.
    loaders
      .batch(`progress of ${kind}`, (jobs: readonly number[]) => readProgress(loaders, kind, jobs), { cache: false })
      .load(job)
  const billOf = ({ loaders, services: { shop } }: Context, job: number) => {
    const load = async (jobs: readonly number[]) => {
      const { vatStandard } = await shop.now()
      const columns = ['id', 'lines', 'costs', 'includingVat', 'costLimit', 'agreedTotal']
      const priced = await loaders.rows.find<JobRow>(jobTypes[kind], { columns, where: { id: jobs } })
      const bills = new Map(priced.map((each) => [each.id, billWithin(each, vatStandard)]))
      return jobs.map((each) => bills.get(each) ?? null)
    }
    return loaders.batch(`bill of ${kind}`, load, { cache: false }).load(job)
  }

  @Resolver(() => jobTypes[kind])
  class OwnJobResolver {
    @FieldResolver(() => JobAddressObject, {
      nullable: true,
      description:
        'The secret address at which its customer answers quotes, for the customer alone: the shop asks for jobAddress. Null where none was given out or it opens nothing any more.',
    })
    async address(
      @Root() { id }: Row,
      @Ctx() { viewer, loaders, answer, services: { settings } }: Context,
    ): Promise<JobAddresses | null> {
      if (viewer?.role !== 'cms-status-user') return null
      answer.isSecret = true
      if ((await progressOf(loaders, id)).isPast) return null
      const load = async (jobs: readonly number[]) => {
        const known = await loaders.rows.find(JobAddress, { where: { entity: kind, job: jobs, current: 1 } })
        const byJob = new Map(known.map((address) => [address.job, address]))
        return jobs.map((job) => byJob.get(job) ?? null)
      }
      const known = await loaders.batch(`address of ${kind}`, load).load(id)
      const code = known && codeIn(known, settings)
      return code === null ? null : addressesOfCode(code, settings)
    }

    @FieldResolver(() => JobTotals, {
      nullable: true,
      description: 'What it comes to, its costs at the standard rate of the shop; null without a price.',
    })
    async totals(@Root() { id }: Row, @Ctx() context: Context): Promise<JobTotals | null> {
      return (await billOf(context, id))?.totals ?? null
    }

    @FieldResolver(() => Boolean, {
      description:
        'Whether it comes to more, with VAT, than its customer has accepted by a quote, or than the limit of its costs as long as nothing was accepted.',
    })
    async isAboveLimit(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
      return (await billOf(context, id))?.isAboveLimit ?? false
    }

    @FieldResolver(() => Boolean, {
      description:
        'Whether it is ready to be collected or delivered: by its status, or finished and not collected yet.',
    })
    async isReady(@Root() { id }: Row, @Ctx() { loaders }: Context): Promise<boolean> {
      return (await progressOf(loaders, id)).readySince !== null
    }

    @FieldResolver(() => Boolean, {
      description: 'Whether it is ready, and its customer can choose a time to collect or receive it.',
    })
    async offersPickUp(
      @Root() { id }: Row,
      @Ctx() { loaders, services: { database, pickUpTimes } }: Context,
    ): Promise<boolean> {
      if ((await progressOf(loaders, id)).readySince === null) return false
      const load = async (jobs: readonly number[]) => {
        const offered = await pickUpTimes.offeredTo(database.reader, kind, jobs)
        return jobs.map((job) => offered.has(job))
      }
      return loaders.batch(`pick-up of ${kind}`, load).load(id)
    }
  }
  return OwnJobResolver
}

async function readProgress({ rows }: Loaders, entity: JobKind, ids: readonly number[]): Promise<Progress[]> {
  const now = new Date()
  const columns = ['id', 'customer', 'status', 'pickedUpAt', 'updatedAt']
  const jobs = await rows.find<JobRow>(jobTypes[entity], { columns, where: { id: ids } })
  const uncollected = jobs.filter(({ status, pickedUpAt }) => pickedUpAt === null && uncollectedStatuses.has(status))
  const job = uncollected.map(({ id }) => id)
  const changes = job.length === 0 ? [] : await rows.find(JobChange, { where: { entity, job }, order: [['id', 'ASC']] })
  const customers = { id: uncollected.map(({ customer }) => customer), email: null }
  const unmailed = job.length === 0 ? [] : await rows.find(Customer, { columns: ['id'], where: customers })
  const withoutEmail = new Set(unmailed.map(({ id }) => id))
  const changesBy = groupRows(changes, 'job')
  const byId = new Map(jobs.map((each) => [each.id, each]))
  return ids.map((id) => {
    const each = byId.get(id)
    if (!each) return { readySince: null, isPast: false }
    const own = changesBy.get(id) ?? []
    return {
      readySince: readySince(each, own, now, !withoutEmail.has(each.customer)),
      isPast: isEndPast(endOfJob(each, own), now),
    }
  })
}
