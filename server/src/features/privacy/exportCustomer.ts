import { type EntityManager, In } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import { managedByName, storedEntity } from '../../kernel/records/managedByName.js'
import type { Revision } from '../../kernel/records/Revision.js'
import type { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { unitsOf } from '../../kernel/shared/money.js'
import { Customer } from '../customers/Customer.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobChange } from '../jobs/JobChange.js'
import { JobIntake } from '../jobs/JobIntake.js'
import { JobReminder } from '../jobs/JobReminder.js'
import type { JobKind } from '../jobs/jobKinds.js'
import { JobPhoto } from '../jobs/photos/JobPhoto.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import { JobReport } from '../jobs/report/JobReport.js'
import { JobMessage } from '../jobs/thread/JobMessage.js'
import { textWithoutLink } from '../messages/mailLinks.js'
import type { OutgoingMail } from '../messages/OutgoingMail.js'
import { MessagePhoto } from '../messages/photos/MessagePhoto.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'
import type { StoredPhotos } from '../photos/StoredPhotos.js'
import { Quote } from '../quotes/Quote.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { Session } from '../sessions/Session.js'
import { customerRecords, type StoredRecords } from './customerRecords.js'

type ExportServices = Pick<CoreServices, 'database'> & JobPhotoServices & MessagePhotoServices

/**
 * Exports all stored data of a customer. Amounts are in the shop's currency.
 * @throws ShopError NOT_FOUND
 */
export async function exportCustomer(services: ExportServices, id: number): Promise<Values> {
  return services.database.write(async (manager) => {
    const records = await customerRecords(manager, id)
    const { customer, notes, merged, downloads, jobs, devices, quotes, messages, reviews, mails } = records
    const { appointments, reservations, reviewRequests, selfIntakes, history, binned, signIns, stockMovements } =
      records
    return {
      exportedAt: new Date().toISOString(),
      account: printRow(Customer, customer),
      internalNotes: notes.map(({ customer: _, ...note }) => note),
      merged: merged.map(({ customer: _, ...each }) => each),
      jobs: await printJobs(manager, services, jobs),
      devices: printRecords(devices),
      quotes: await printQuotes(manager, quotes),
      appointments: printRecords(appointments),
      reservations: printRecords(reservations),
      messages: await printMessages(manager, services, messages),
      reviews: printRecords(reviews),
      reviewRequests: reviewRequests.map(({ subject, language, askedAt, answeredAt }) => {
        return { subject, language, askedAt, answeredAt }
      }),
      selfIntakes: selfIntakes.map(({ submittedAt, expiresAt, content }) => ({ submittedAt, expiresAt, content })),
      mails: printRecords(mails).map((mail) => ({ ...mail, text: textWithoutLink(mail as unknown as OutgoingMail) })),
      downloads: printRecords(downloads),
      secondFactor: await manager.findOne(SecondFactor, { select: { activeSince: true }, where: { user: id } }),
      sessions: await manager.find(Session, {
        select: { network: true, device: true, lastUsedAt: true },
        where: { user: id },
      }),
      signIns: printRecords(signIns),
      bin: binned.map(printTrashed),
      stockMovements,
      history: history.map(printRevision),
    }
  })
}

async function printJobs(
  manager: EntityManager,
  { jobPhotos }: JobPhotoServices,
  jobs: StoredRecords[],
): Promise<Values[]> {
  const printed: Values[] = []
  for (const { type, rows } of jobs) {
    const entity = managedEntity(type).name as JobKind
    for (const row of rows) {
      const ofJob = { where: { entity, job: row.id }, order: { id: 'ASC' } } as const
      printed.push({
        kind: entity,
        ...printRow(type, row),
        timeline: (await manager.find(JobChange, ofJob)).map(withoutJob),
        reminders: (await manager.find(JobReminder, ofJob)).map(withoutJob),
        internalNotes: (await manager.find(InternalNote, ofJob)).map(withoutJob),
        messages: (await manager.find(JobMessage, ofJob)).map(({ keyHash, ...message }) => withoutJob(message)),
        photos: (await printPhotos(jobPhotos, await manager.find(JobPhoto, ofJob))).map(
          ({ entity, job, keyHash, ...photo }) => photo,
        ),
        intake: await manager.findOne(JobIntake, {
          select: { at: true, userName: true, signedBy: true, drawing: true, signedText: true },
          where: { entity, job: row.id },
        }),
        signatureAtPickUp: (await manager.findOneBy(JobReport, { entity, job: row.id }))?.drawing ?? null,
      })
    }
  }
  return printed
}

/** With what was sent and decided, to the last letter. */
async function printQuotes(manager: EntityManager, { type, rows }: StoredRecords): Promise<Values[]> {
  const whole = await manager.find(Quote, {
    select: { id: true, document: true, decision: true },
    where: { id: In(rows.map(({ id }) => id)) },
  })
  const exact = new Map(whole.map(({ id, document, decision }) => [id, { document, decision }]))
  return rows.map((row) => ({ ...printRow(type, row), ...exact.get(row.id) }))
}

/** With the pictures themselves, as JPEG in base64. */
async function printPhotos<Photo extends { name: string }>(
  store: StoredPhotos,
  photos: readonly Photo[],
): Promise<(Photo & { jpeg: string | null })[]> {
  const printed: (Photo & { jpeg: string | null })[] = []
  for (const photo of photos) {
    printed.push({ ...photo, jpeg: (await store.read(photo.name))?.toString('base64') ?? null })
  }
  return printed
}

async function printMessages(
  manager: EntityManager,
  { messagePhotos }: MessagePhotoServices,
  messages: StoredRecords[],
): Promise<Values[]> {
  const printed: Values[] = []
  for (const { type, rows } of messages) {
    const entity = managedEntity(type).name
    for (const row of rows) {
      const photos = await manager.find(MessagePhoto, { where: { entity, message: row.id }, order: { id: 'ASC' } })
      const own = (await printPhotos(messagePhotos, photos)).map(({ entity, message, ...photo }) => photo)
      printed.push({ kind: entity, ...printRow(type, row), photos: own })
    }
  }
  return printed
}

function printRecords({ type, rows }: StoredRecords): Values[] {
  return rows.map((row) => ({ kind: managedEntity(type).name, ...printRow(type, row) }))
}

function printRow(type: Class, row: Row | Values): Values {
  const stored = fieldsOf(type).filter(isStored)
  return Object.fromEntries(stored.map((field) => [field.name, printValue(field, row[field.name])]))
}

function printValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field?.kind === 'money') return unitsOf(Number(value))
  if (field?.kind === 'items') return (value as Values[]).map((item) => printRow(targetOf(field), item))
  return value
}

function printTrashed({ entity, at, content, besides }: TrashedRecord): Values {
  const { addresses, ...rest } = besides
  return { kind: entity, deletedAt: at, ...printRow(managedByName(entity).type, content), ...rest }
}

function printRevision({ entity, record, action, at, userName, changes }: Revision): Values {
  const type = storedEntity(entity)?.type
  const fields = new Map((type ? fieldsOf(type) : []).map((field) => [field.name, field]))
  const printed = Object.entries(changes).map(([name, { from, to }]) => {
    const field = fields.get(name)
    return [name, { from: printValue(field, from), to: printValue(field, to) }]
  })
  return { entity, record, action, at, userName, changes: Object.fromEntries(printed) }
}

/** What stands within a job need not say which one. */
function withoutJob({ entity, job, ...rest }: { entity: string; job: number }): Values {
  return rest
}
