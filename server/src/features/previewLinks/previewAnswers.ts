import { In, IsNull } from 'typeorm'
import { allow } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { draftBeside } from '../../kernel/publication/storedDraft.js'
import { storedEntity } from '../../kernel/records/managedByName.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import { PreviewAnswer } from './PreviewAnswer.js'
import { type ShownVersion, shownVersion } from './shownVersion.js'

/** An answer as the shop reads it. */
export interface ReadAnswer extends PreviewAnswer {
  /** What the record is called, as far as it is said. */
  title: string
  /** Whether what it was about has not been changed since, nor published. */
  isCurrent: boolean
  /** Whether there is no record yet. */
  isNew: boolean
}

const maxOfRecord = 50
const maxOpen = 20

/** What was said of a record by its previews, the last first; the last fifty. */
export async function answersOf(context: Context, entity: ManagedEntity, record: number): Promise<ReadAnswer[]> {
  const answers = await context.services.database.reader.find(PreviewAnswer, {
    where: { entity: entity.name, record },
    order: { id: 'DESC' },
    take: maxOfRecord,
  })
  return read(context, answers)
}

/** What the shop has not ticked off, the last first; the last twenty. */
export async function openAnswers(context: Context): Promise<ReadAnswer[]> {
  const gone = (await context.services.switches.now()).entities
  const names = await context.services.database.reader
    .createQueryBuilder(PreviewAnswer, 'answer')
    .select('DISTINCT answer.entity', 'entity')
    .where('answer.settledAt IS NULL')
    .getRawMany<{ entity: string }>()
  const shown = names.map(({ entity }) => entity).filter((name) => storedEntity(name) && !gone.has(name))
  const answers = await context.services.database.reader.find(PreviewAnswer, {
    where: { settledAt: IsNull(), entity: In(shown) },
    order: { id: 'DESC' },
    take: maxOpen,
  })
  return read(context, answers)
}

/** Ticks an answer off; again it changes nothing. @throws ShopError UNAUTHENTICATED, FORBIDDEN */
export async function settleAnswer({ viewer, services }: Context, id: number): Promise<boolean> {
  const answer = await services.database.reader.findOneBy(PreviewAnswer, { id })
  if (!answer) return false
  allow(viewer, 'update', answer.entity)
  await services.database.write((manager) =>
    manager.update(PreviewAnswer, { id, settledAt: IsNull() }, { settledAt: new Date().toISOString() }),
  )
  return true
}

async function read(context: Context, answers: readonly PreviewAnswer[]): Promise<ReadAnswer[]> {
  const versions = new Map<string, Promise<Of | null>>()
  const all = answers.map(async (answer) => {
    const key = `${answer.entity} ${answer.record}`
    const known = versions.get(key) ?? versionNow(context, answer)
    versions.set(key, known)
    const now = await known
    if (!now) return []
    const { entity, version, isNew } = now
    const isCurrent = version.fingerprint === answer.fingerprint
    return [{ ...answer, title: recordTitle(entity, version.row), isCurrent, isNew }]
  })
  return (await Promise.all(all)).flat()
}

interface Of {
  entity: ManagedEntity
  version: ShownVersion
  isNew: boolean
}

async function versionNow(context: Context, { entity: name, record }: PreviewAnswer): Promise<Of | null> {
  const entity = storedEntity(name)
  if (!entity) return null
  const beside = await draftBeside(context, entity, record)
  const version = await shownVersion(context.services.database.reader, entity, beside)
  return version && { entity, version, isNew: beside.live === null }
}
