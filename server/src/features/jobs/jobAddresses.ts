import { type EntityManager, IsNull } from 'typeorm'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { eventOf } from '../../kernel/records/RecordEvent.js'
import { Revision } from '../../kernel/records/Revision.js'
import { records } from '../../kernel/records/records.js'
import { hashAddressCode, isAddressCode, newAddressCode } from '../../kernel/secrets/addressCode.js'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { type Language, trackAddress } from '../../kernel/shared/screens.js'
import { endProgramCodes, openedByProgramCode, programCode } from '../tokens/programAddresses.js'
import type { Job } from './Job.js'
import { JobAddress } from './JobAddress.js'
import { isPast } from './jobEnd.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'

type Needed = Pick<Settings, 'sessionSecret' | 'publicUrl'>

/** Where the holder sees a job, with scheme and host. */
export type JobAddresses = Record<Language, string>

/** A job that was found by its code. */
export interface FoundJob {
  kind: JobKind
  job: Row & Job & { status: string }
}

function bindingOf(kind: string, job: number): Binding {
  return { purpose: 'job address', owner: `${kind} ${job}` }
}

/**
 * The secret address of a job in both languages, made when there is none yet. Locks the job, so that concurrent calls get
 * the same one.
 * @param program the program that is told: its address ends with its token
 * @throws ShopError NOT_FOUND
 */
export async function jobAddresses(
  manager: EntityManager,
  settings: Needed,
  kind: JobKind,
  job: number,
  program?: Viewer['limits'],
): Promise<JobAddresses> {
  await lockExistingRow(manager, managedEntity(jobTypes[kind]), job)
  if (program) {
    return addressesOfCode(await programCode(manager, settings, program.token, { entity: kind, record: job }), settings)
  }
  const known = await manager.findOneBy(JobAddress, { entity: kind, job, current: 1 })
  const code = known && codeIn(known, settings)
  return addressesOfCode(code ?? (await insertCode(manager, settings, kind, job)), settings)
}

/**
 * Gives a job a new address; no earlier one opens any more. The history says who did it.
 * @throws ShopError NOT_FOUND
 */
export async function renewJobAddress(context: Context, kind: JobKind, id: number): Promise<JobAddresses> {
  const { database, settings } = context.services
  const entity = managedEntity(jobTypes[kind])
  return database.write(async (manager) => {
    const job = await lockExistingRow(manager, entity, id)
    await manager.update(
      JobAddress,
      { entity: kind, job: id, revokedAt: IsNull() },
      { revokedAt: new Date().toISOString() },
    )
    await endProgramCodes(manager, { entity: kind, record: id })
    await records.touch(manager, jobTypes[kind], id)
    const code = await insertCode(manager, settings, kind, id)
    await manager.insert(Revision, {
      ...eventOf(context.viewer, entity, job),
      version: job.version + 1,
      action: 'new-link',
      changes: {},
    })
    const { viewer } = context
    return viewer?.limits ? jobAddresses(manager, settings, kind, id, viewer.limits) : addressesOfCode(code, settings)
  })
}

/** The job that a code opens; null alike for one that is unknown, revoked, or too old, and for a deleted job. */
export async function jobOfCode(manager: EntityManager, code: string, now = new Date()): Promise<FoundJob | null> {
  if (!isAddressCode(code)) return null
  // Without the query builder, whose work is most of what a guessed code costs.
  const address = await new RowReader(manager).first(JobAddress, { codeHash: hashAddressCode(code), revokedAt: null })
  const opened = address
    ? { entity: String(address.entity), record: Number(address.job) }
    : await openedByProgramCode(manager, code)
  if (!opened || !jobKinds.values.includes(opened.entity as JobKind)) return null
  const kind = opened.entity as JobKind
  const job = (await manager.findOneBy(jobTypes[kind], { id: opened.record })) as FoundJob['job'] | null
  if (!job) return null
  return (await isPast(manager, kind, job, now)) ? null : { kind, job }
}

/** The code of a stored address; null where it was sealed under another SESSION_SECRET. */
export function codeIn({ sealed, entity, job }: JobAddress, settings: Needed): string | null {
  return unseal(sealed, bindingOf(entity, job), settings)
}

/**
 * A code that cannot be read any more, because SESSION_SECRET is another, is shown no more; what was printed of it opens
 * the job all the same.
 */
async function insertCode(manager: EntityManager, settings: Needed, kind: JobKind, job: number): Promise<string> {
  const code = newAddressCode()
  await manager.update(JobAddress, { entity: kind, job, current: 1 }, { current: null })
  await manager.insert(JobAddress, {
    entity: kind,
    job,
    codeHash: hashAddressCode(code),
    sealed: seal(code, bindingOf(kind, job), settings),
    current: 1,
    createdAt: new Date().toISOString(),
    revokedAt: null,
  })
  return code
}

/** What stands in texts that nobody is sent, in the place of an address: it opens nothing. */
export function exampleAddresses(settings: Pick<Settings, 'publicUrl'>): JobAddresses {
  return addressesOfCode('…', settings)
}

/** The address with a code in both languages. */
export function addressesOfCode(code: string, { publicUrl }: Pick<Settings, 'publicUrl'>): JobAddresses {
  return { nl: `${publicUrl}${trackAddress('nl', code)}`, en: `${publicUrl}${trackAddress('en', code)}` }
}
