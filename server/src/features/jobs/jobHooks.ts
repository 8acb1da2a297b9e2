import type { EntityManager } from 'typeorm'
import type { Context, CoreServices, Write, WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { afterCommit } from '../../kernel/database/afterCommit.js'
import { writeKnown } from '../../kernel/database/WrittenTables.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { newlyWrongTogether } from '../../kernel/records/validate.js'
import { Customer } from '../customers/Customer.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { namesInTrashed } from '../photos/StoredPhotos.js'
import { eraseAccessCode, storeAccessCode } from './accessCodes.js'
import { InternalNote } from './InternalNote.js'
import type { Job } from './Job.js'
import { JobAddress } from './JobAddress.js'
import { JobChange } from './JobChange.js'
import { JobIntake } from './JobIntake.js'
import type { JobLine } from './JobLine.js'
import { JobNumber } from './JobNumber.js'
import { JobReminder } from './JobReminder.js'
import type { FoundJob } from './jobAddresses.js'
import { endedToday, paidNow } from './jobDays.js'
import { type JobKind, jobTypes } from './jobKinds.js'
import { withJobLink } from './jobLink.js'
import { jobNotice } from './jobNotice.js'
import { allocateJobNumber, recordJobNumber } from './jobNumbers.js'
import { priceTerms } from './jobPrice.js'
import { changesOfJob, readySince } from './jobReady.js'
import { isUnderWay, moveLineStock } from './moveLineStock.js'
import { paysOnline } from './paysOnline.js'
import type { JobPhotoServices } from './photos/jobPhotoUse.js'
import { JobReport } from './report/JobReport.js'
import { deleteConversation, restoreConversation, trashedConversation } from './thread/trashedConversation.js'

/**
 * Gives a job its number; stores every change of its status and every message to its customer, and mails the customer;
 * moves the stock that its lines use; seals the access code of its device, and erases it at pick-up.
 */
export function jobHooks(kind: JobKind): WriteHooks<MailServices & JobPhotoServices> {
  return {
    async assign(manager, { services: { settings } }, values) {
      if (typeof values.number === 'string') return {}
      const number = await allocateJobNumber(manager, settings)
      return { number, ...endedToday(null, values, settings), ...paidNow(null, values) }
    },
    follow({ services: { settings } }, before, after) {
      return { ...endedToday(before, after, settings), ...paidNow(before, after) }
    },
    async inTransaction(manager, context, { before, after, sent }) {
      if (after) {
        assertTogether(kind, before, after)
        if (!before) await recordJobNumber(manager, kind, after as Row & Job)
        await moveLineStock(manager, context, linesOf(before), linesOf(after), {
          ...aboutJob(after),
          isAboveStock: sent.isAboveStock === true,
        })
        await recordChange(manager, context, kind, { before, after, sent })
        await updateAccessCode(manager, context, kind, after, sent.accessCode)
      } else if (before) {
        if (isUnderWay(before)) await moveLineStock(manager, context, linesOf(before), [], aboutJob(before))
        await eraseAccessCode(manager, kind, before.id)
        await manager.delete(JobAddress, { entity: kind, job: before.id })
        const timeline = await changesOfJob(manager, kind, before.id)
        await writeKnown(manager, JobChange, timeline, () =>
          manager.delete(JobChange, { entity: kind, job: before.id }),
        )
        await manager.delete(JobReminder, { entity: kind, job: before.id })
        await manager.delete(InternalNote, { entity: kind, job: before.id })
        const names = await deleteConversation(manager, { entity: kind, job: before.id })
        afterCommit(manager, () => void context.services.jobPhotos.removeUnused(names))
        await manager.delete(JobIntake, { entity: kind, job: before.id })
        await manager.delete(JobReport, { entity: kind, job: before.id })
      }
    },
    async trash(manager, { id }) {
      const ofJob = { where: { entity: kind, job: id }, order: { id: 'ASC' } } as const
      return {
        addresses: (await manager.find(JobAddress, ofJob)).map(withoutId),
        timeline: (await manager.find(JobChange, ofJob)).map(withoutId),
        reminders: (await manager.find(JobReminder, ofJob)).map(withoutId),
        notes: (await manager.find(InternalNote, ofJob)).map(withoutId),
        ...(await trashedConversation(manager, { entity: kind, job: id })),
        intakes: (await manager.find(JobIntake, ofJob)).map(withoutId),
        reports: (await manager.find(JobReport, ofJob)).map(withoutId),
      }
    },
    async restore(
      manager,
      context,
      job,
      { addresses = [], timeline, reminders = [], notes, intakes = [], reports = [], ...conversation },
    ) {
      const isNumbered = await manager.existsBy(JobNumber, { entity: kind, job: job.id })
      if (!isNumbered) await recordJobNumber(manager, kind, job as Row & Job)
      if (isUnderWay(job)) await moveLineStock(manager, context, [], linesOf(job), aboutJob(job))
      await manager.insert(JobAddress, addresses as JobAddress[])
      await manager.insert(JobChange, timeline as JobChange[])
      await manager.insert(JobReminder, reminders as JobReminder[])
      await manager.insert(InternalNote, notes as InternalNote[])
      await manager.insert(JobIntake, intakes as JobIntake[])
      await manager.insert(JobReport, reports as JobReport[])
      await restoreConversation(manager, conversation)
    },
    purged(manager, { services }, { besides }) {
      const names = namesInTrashed({ besides })
      afterCommit(manager, () => void services.jobPhotos.removeUnused(names))
    },
    afterCommit({ services }) {
      services.mail.wake()
    },
  }
}

function linesOf(job: Row | null): JobLine[] {
  return (job?.lines as JobLine[] | undefined) ?? []
}

function aboutJob({ number }: Row): { about: string } {
  return { about: String(number) }
}

async function updateAccessCode(
  manager: EntityManager,
  { services: { settings } }: Context,
  kind: JobKind,
  { id, pickedUpAt }: Row,
  code: unknown,
): Promise<void> {
  if (pickedUpAt != null) await eraseAccessCode(manager, kind, id)
  else if (typeof code === 'string') await storeAccessCode(manager, settings, kind, id, code)
}

function withoutId<Line extends { id: number }>({ id, ...rest }: Line): Omit<Line, 'id'> {
  return rest
}

/** Checked again, because the other of the two days may have been changed concurrently. */
function assertTogether(kind: JobKind, before: Row | null, after: Row): void {
  const fields = newlyWrongTogether(jobTypes[kind], after, before)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

async function recordChange(
  manager: EntityManager,
  { viewer, services }: Context,
  kind: JobKind,
  { before, after, sent }: Write & { after: Row },
): Promise<void> {
  const isMoved = before?.status !== after.status
  if (!isMoved && sent.note == null) return
  const change = {
    from: before ? String(before.status) : null,
    to: String(after.status),
    note: sent.note == null ? null : String(sent.note),
  }
  const job = after as FoundJob['job']
  const customer = await manager.findOneByOrFail(Customer, { id: job.customer })
  const isNoticed = sent.holdBackNotice !== true && customer.email !== null
  const recorded = await manager.save(
    manager.create(JobChange, {
      ...change,
      entity: kind,
      job: after.id,
      at: new Date().toISOString(),
      userName: viewer?.name ?? null,
      isNoticed,
      mail: null,
    }),
  )
  if (!isNoticed) return
  // Afterwards: how long the address in it opens follows from the timeline.
  const mail = await queueNotice(manager, { kind, job, customer }, change, services)
  await manager.update(JobChange, recorded.id, { mail })
}

async function queueNotice(
  manager: EntityManager,
  about: FoundJob & { customer: Customer },
  change: Pick<JobChange, 'from' | 'to' | 'note'>,
  services: CoreServices,
): Promise<number> {
  const { settings, pickUpTimes } = services
  const { kind, job, customer } = about
  const terms = await priceTerms(manager, settings)
  const offered = await pickUpTimes.offeredTo(manager, kind, [job.id])
  const isReady = readySince(job, await changesOfJob(manager, kind, job.id), new Date(), true) !== null
  const notice = jobNotice(kind, job, customer, change, terms, {
    ...{ isReady, offersPickUp: offered.has(job.id) },
    paysOnline: await paysOnline(manager, job, isReady, services),
  })
  return queueMail(manager, await withJobLink(manager, notice, about, settings), customer.id, settings)
}
