import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { PreviewLink } from '../../kernel/publication/PreviewLink.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { draftBeside } from '../../kernel/publication/storedDraft.js'
import { storedEntity } from '../../kernel/records/managedByName.js'
import { hashAddressCode, isAddressCode } from '../../kernel/secrets/addressCode.js'
import { addressedKinds } from '../publicsite/publicAddresses.js'
import { type ShownVersion, shownVersion } from './shownVersion.js'

/** Addresses that open nothing. One that opens a preview is never limited. */
const missLimit = new CallLimit('preview-address', () => ({ points: 20, seconds: 600 }))

export interface OpenedPreview {
  link: PreviewLink
  entity: ManagedEntity
  /** The record as visitors see it, or would; null for one that is new. */
  live: Row | null
  version: ShownVersion
  /** Where visitors see what it shows; null while they do not. */
  publicAddress: string | null
}

/**
 * What the code of a preview opens, for any caller, and nothing else. A code that is unknown, expired or revoked is refused
 * alike, and so is one of a record that is gone.
 * @throws ShopError NOT_FOUND, or RATE_LIMITED for a network that has tried many in vain
 */
export async function openPreviewLink(context: Context, code: string): Promise<OpenedPreview> {
  const { services, caller } = context
  const link = isAddressCode(code)
    ? await new RowReader(services.database.reader).first(PreviewLink, { codeHash: hashAddressCode(code) })
    : null
  const opened = link && link.expiresAt > new Date().toISOString() ? await openedBy(context, link) : null
  if (opened) return opened
  if (caller) await missLimit.spend(services, { address: caller.address })
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.previewAddress' } })
}

async function openedBy(context: Context, link: PreviewLink): Promise<OpenedPreview | null> {
  const entity = storedEntity(link.entity)
  const kind = entity && (await addressedKinds(context)).find(({ type }) => type === entity.type)
  if (!entity || !kind) return null
  const { draft: kept, live } = await draftBeside(context, entity, link.record)
  // What was begun after it was published is for no one who was asked before.
  const draft = link.publishedAt === null ? kept : null
  const isPublic = live !== null && isPublished(entity.type, live)
  if (link.publishedAt !== null && !isPublic) return null
  const version = await shownVersion(context.services.database.reader, entity, { draft, live })
  return version && { link, entity, live, version, publicAddress: !draft && isPublic ? kind.pathOf(live) : null }
}
