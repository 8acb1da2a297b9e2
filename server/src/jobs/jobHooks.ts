import type { EntityManager } from 'typeorm'
import type { Context, Write, WriteHooks } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { Customer } from '../entities/Customer.js'
import type { Job } from '../entities/Job.js'
import { ShopError } from '../errors/ShopError.js'
import { checkTogether } from '../fields/checks.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { InternalNote } from './InternalNote.js'
import { JobChange } from './JobChange.js'
import { type JobKind, jobTypes } from './jobKinds.js'
import { jobNotice } from './jobNotice.js'

/** Stores every change of a job's status and every message to its customer, and mails the customer. */
export function jobHooks(kind: JobKind): WriteHooks<MailServices> {
  return {
    async inTransaction(manager, context, { before, after, sent }) {
      if (after) {
        assertTogether(kind, after)
        await recordChange(manager, context, kind, { before, after, sent })
      } else if (before) {
        await manager.delete(JobChange, { entity: kind, job: before.id })
        await manager.delete(InternalNote, { entity: kind, job: before.id })
      }
    },
    async trash(manager, { id }) {
      const ofJob = { where: { entity: kind, job: id }, order: { id: 'ASC' } } as const
      return {
        timeline: (await manager.find(JobChange, ofJob)).map(withoutId),
        notes: (await manager.find(InternalNote, ofJob)).map(withoutId),
      }
    },
    async restore(manager, _, __, { timeline, notes }) {
      await manager.insert(JobChange, timeline as JobChange[])
      await manager.insert(InternalNote, notes as InternalNote[])
    },
    afterCommit({ services }) {
      services.mail.wake()
    },
  }
}

function withoutId<Line extends { id: number }>({ id, ...rest }: Line): Omit<Line, 'id'> {
  return rest
}

/** Checked again, because the other of the two days may have been changed concurrently. */
function assertTogether(kind: JobKind, job: Row): void {
  const wrong = Object.entries(checkTogether(jobTypes[kind], job))
  if (wrong.length === 0) return
  throw new ShopError('VALIDATION', { fields: Object.fromEntries(wrong.map(([field, text]) => [field, [text]])) })
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
  const isNoticed = sent.holdBackNotice !== true
  await manager.insert(JobChange, {
    ...change,
    entity: kind,
    job: after.id,
    at: new Date().toISOString(),
    userName: viewer?.name ?? null,
    isNoticed,
  })
  if (!isNoticed) return
  const job = after as Row & Job
  const customer = await manager.findOneByOrFail(Customer, { id: job.customer })
  await queueMail(manager, jobNotice(kind, job, customer, change, services.settings))
}
