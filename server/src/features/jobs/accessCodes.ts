import { type EntityManager, In } from 'typeorm'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow, lockedRow } from '../../kernel/records/lockedRow.js'
import { eventOf } from '../../kernel/records/RecordEvent.js'
import { Revision } from '../../kernel/records/Revision.js'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { AccessCode } from './AccessCode.js'
import type { JobRow } from './JobReader.js'
import { isPast } from './jobEnd.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'

function bindingOf(entity: JobKind, job: number): Binding {
  return { purpose: 'access code', owner: `${entity} ${job}` }
}

/** Seals the access code of a job's device, in place of an earlier one. */
export async function storeAccessCode(
  manager: EntityManager,
  settings: Pick<Settings, 'sessionSecret'>,
  entity: JobKind,
  job: number,
  code: string,
): Promise<void> {
  await manager.save(AccessCode, { entity, job, sealed: seal(code, bindingOf(entity, job), settings) })
}

export async function eraseAccessCode(manager: EntityManager, entity: JobKind, job: number): Promise<void> {
  await manager.delete(AccessCode, { entity, job })
}

export async function hasAccessCode({ services: { database } }: Context, entity: JobKind, job: number) {
  return database.reader.existsBy(AccessCode, { entity, job })
}

/**
 * The access code of a job's device; that it was read, and by whom, enters the history first.
 * @throws ShopError NOT_FOUND without a job or a code, also for one that was sealed under another SESSION_SECRET
 */
export async function revealAccessCode(context: Context, kind: JobKind, id: number): Promise<string> {
  const { database, settings } = context.services
  const entity = managedEntity(jobTypes[kind])
  return database.write(async (manager) => {
    const job = await lockExistingRow(manager, entity, id)
    const stored = await manager.findOneBy(AccessCode, { entity: kind, job: id })
    const code = stored && unseal(stored.sealed, bindingOf(kind, id), settings)
    if (code === null) throw new ShopError('NOT_FOUND', { message: { key: 'notFound.accessCode' } })
    await manager.insert(Revision, {
      ...eventOf(context.viewer, entity, job),
      version: job.version,
      action: 'code-read',
      changes: {},
    })
    return code
  })
}

/**
 * Erases the access codes of jobs that were finished so long ago that their addresses open no more: their devices are
 * gone, whether or not a pick-up was entered.
 */
export async function eraseOldAccessCodes({ database }: Pick<CoreServices, 'database'>, now: Date): Promise<void> {
  for (const kind of jobKinds.values) {
    const stored = await database.reader.findBy(AccessCode, { entity: kind })
    const finished = { id: In(stored.map(({ job }) => job)), status: 'finished' } as object
    for (const job of (await database.reader.findBy(jobTypes[kind], finished)) as JobRow[]) {
      if (!(await isPast(database.reader, kind, job, now))) continue
      await database.write(async (manager) => {
        const locked = (await lockedRow(manager, managedEntity(jobTypes[kind]), job.id)) as JobRow | null
        // It may have been begun anew since it was read.
        if (locked && (await isPast(manager, kind, locked, now))) await eraseAccessCode(manager, kind, job.id)
      })
    }
  }
}

/** Erases the access code of a job before its device is picked up. @throws ShopError NOT_FOUND */
export async function dropAccessCode(context: Context, kind: JobKind, id: number): Promise<void> {
  await context.services.database.write(async (manager) => {
    await lockExistingRow(manager, managedEntity(jobTypes[kind]), id)
    await eraseAccessCode(manager, kind, id)
  })
}
