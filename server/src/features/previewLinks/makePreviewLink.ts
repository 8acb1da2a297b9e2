import { type EntityManager } from 'typeorm'
import { allow } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { PreviewLink } from '../../kernel/publication/PreviewLink.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { draftBeside } from '../../kernel/publication/storedDraft.js'
import { notFound } from '../../kernel/records/notFound.js'
import { eventOf } from '../../kernel/records/RecordEvent.js'
import { hashAddressCode, newAddressCode } from '../../kernel/secrets/addressCode.js'
import { type Binding, seal, unseal } from '../../kernel/secrets/secretBox.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { type Language, previewLinkAddress, shownRecords } from '../../kernel/shared/screens.js'

const lifeMilliseconds = 7 * 24 * 60 * 60 * 1000

/** A link as who made it sends it. */
export interface SentLink {
  /** With scheme and host. */
  address: string
  /** UTC. */
  expiresAt: string
  madeBy: string | null
}

/**
 * The link to what is to become of a record, for seven days; again the same one, for as long as it opens something.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a record that has no screen of its own, or of which
 * visitors see all there is
 */
export async function makePreviewLink(context: Context, entity: ManagedEntity, record: number): Promise<SentLink> {
  allow(context.viewer, 'update', entity.name)
  if (!Object.hasOwn(shownRecords, entity.name)) {
    throw new ShopError('CONFLICT', { message: { key: 'preview.noScreen' } })
  }
  const { draft, live } = await draftBeside(context, entity, record)
  if (!draft && !live) throw notFound(entity)
  if (!draft && live && isPublished(entity.type, live)) {
    throw new ShopError('CONFLICT', { message: { key: 'preview.nothingNew' } })
  }
  const language = (live?.language ?? draft?.content.language) as Language | undefined
  const make = () => context.services.database.write((manager) => stored(manager, context, entity, record))
  let link: { code: string; row: PreviewLink }
  try {
    link = await make()
  } catch (error) {
    // Somebody else made it at the same moment.
    if (!violatedIndex(error)) throw error
    link = await make()
  }
  return sentLink(context.services.settings, link.row, link.code, language ?? 'nl')
}

/** The link that a record has, in its language; null where there is none, or its code cannot be read any more. */
export async function linkOf(context: Context, entity: ManagedEntity, record: number): Promise<SentLink | null> {
  const { database, settings } = context.services
  const row = await database.reader.findOneBy(PreviewLink, { entity: entity.name, record })
  if (!row || row.publishedAt !== null || row.expiresAt <= new Date().toISOString()) return null
  const code = unseal(row.sealed, bindingOf(row), settings)
  const { draft, live } = await draftBeside(context, entity, record)
  const language = (live?.language ?? draft?.content.language) as Language | undefined
  return code === null ? null : sentLink(settings, row, code, language ?? 'nl')
}

async function stored(
  manager: EntityManager,
  { viewer, services: { settings } }: Context,
  entity: ManagedEntity,
  record: number,
): Promise<{ code: string; row: PreviewLink }> {
  const of = { entity: entity.name, record }
  const now = new Date()
  await manager
    .createQueryBuilder()
    .delete()
    .from(PreviewLink)
    .where('entity = :entity AND record = :record', of)
    .andWhere('(expiresAt <= :now OR publishedAt IS NOT NULL)', { now: now.toISOString() })
    .execute()
  const known = await manager.findOneBy(PreviewLink, of)
  const before = known && unseal(known.sealed, bindingOf(known), settings)
  if (known && before) return { code: before, row: known }
  if (known) await manager.delete(PreviewLink, { id: known.id })
  const code = newAddressCode()
  const row = await manager.save(PreviewLink, {
    ...eventOf(viewer, entity, { id: record } as Row),
    codeHash: hashAddressCode(code),
    sealed: seal(code, bindingOf(of), settings),
    expiresAt: new Date(now.getTime() + lifeMilliseconds).toISOString(),
    publishedAt: null,
    answers: 0,
  })
  return { code, row }
}

function sentLink(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { expiresAt, userName }: PreviewLink,
  code: string,
  language: Language,
): SentLink {
  return { address: publicUrl + previewLinkAddress(language, code), expiresAt, madeBy: userName }
}

function bindingOf({ entity, record }: Pick<PreviewLink, 'entity' | 'record'>): Binding {
  return { purpose: 'preview address', owner: `${entity} ${record}` }
}
