import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { valueNamed } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Customer } from '../customers/Customer.js'
import { type NewMail, writtenMail } from '../messages/queueMail.js'
import type { Job } from './Job.js'
import type { JobChange } from './JobChange.js'
import { exampleAddresses, type FoundJob } from './jobAddresses.js'
import { isPast } from './jobEnd.js'
import { type JobKind, jobStatuses, jobTypes } from './jobKinds.js'
import { statusLink } from './jobLink.js'
import { jobNotice } from './jobNotice.js'
import { priceTerms } from './jobPrice.js'
import { changesOfJob, readySince } from './jobReady.js'
import { paysOnline } from './paysOnline.js'

/** The unsaved changes of a job that its customer would be notified of. */
export interface NoticeOfChange {
  /** The name in the API. */
  status: string
  note: string | null
  description: string | null
  currentStatus: string | null
}

export interface NoticePreview extends Pick<NewMail, 'recipient' | 'language'> {
  subject: string
  text: string
}

/**
 * The mail that a change of a job would send, without sending it.
 * @throws ShopError NOT_FOUND, also for a customer without an e-mail address; VALIDATION for a status that jobs of the
 * kind do not have
 */
export async function previewJobNotice(
  { services }: Context,
  kind: JobKind,
  id: number,
  { status, note, description, currentStatus }: NoticeOfChange,
): Promise<NoticePreview> {
  const { database, settings, pickUpTimes } = services
  const job = await database.rows.first<FoundJob['job']>(jobTypes[kind], { id })
  const customer = job && (await database.rows.first(Customer, { id: job.customer }))
  if (!job || !customer) throw notFound(managedEntity(jobTypes[kind]))
  if (customer.email === null) throw new ShopError('NOT_FOUND', { message: { key: 'notice.noAddress' } })
  const to = valueNamed(jobStatuses[kind], status)
  if (to === undefined)
    throw invalidField('status', { key: 'field.type', values: { field: { owner: kind, name: 'status' } } })
  const change: Pick<JobChange, 'from' | 'to' | 'note'> = { from: job.status, to, note: note?.trim() || null }
  const shownJob = { ...job, description, currentStatus } as Job
  const offers = (await pickUpTimes.offeredTo(database.reader, kind, [id])).has(id)
  const terms = await priceTerms(database.reader, settings)
  const at = new Date()
  const noticed = { ...change, at: at.toISOString(), isNoticed: true } as JobChange
  const changes = [...(await changesOfJob(database.reader, kind, id)), noticed]
  const isReady = readySince({ ...job, status: to }, changes, at, true) !== null
  const notice = jobNotice(kind, shownJob, customer, change, terms, {
    ...{ isReady, offersPickUp: offers },
    paysOnline: await paysOnline(database.reader, job, isReady, services),
  })
  const isDead = await isPast(database.reader, kind, to === 'finished' ? job : { ...job, status: to })
  const link = isDead ? statusLink(customer, settings) : exampleAddresses(settings)[notice.language]
  const shown = { ...notice, values: { ...notice.values, link } }
  const { subject, text } = await writtenMail(database.reader, shown, settings)
  return { recipient: notice.recipient, language: notice.language, subject, text }
}
