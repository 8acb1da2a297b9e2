import { allow, isThere } from '../../../kernel/access/allow.js'
import type { Viewer } from '../../../kernel/access/Viewer.js'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { groupRows } from '../../../kernel/context/Loaders.js'
import type { Row } from '../../../kernel/context/Row.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { type ManagedEntity, managedEntity } from '../../../kernel/fields/Managed.js'
import { notFound } from '../../../kernel/records/notFound.js'
import type { StoredFile } from '../../../kernel/storage/FileFolder.js'
import { photoNotFound } from '../../photos/Photo.js'
import type { PhotoSize } from '../../photos/StoredPhotos.js'
import { type MessageKind, messageKinds } from '../messageKinds.js'
import { MessagePhoto } from './MessagePhoto.js'
import type { MessagePhotoServices } from './messagePhotoUse.js'

const entities = Object.values(messageKinds).map(({ type }) => managedEntity(type))

/** The photos of messages of one kind, in their order, by the id of the message. */
export async function photosOfMessages(
  { database }: Pick<CoreServices, 'database'>,
  kind: MessageKind,
  ids: readonly number[],
): Promise<Map<unknown, MessagePhoto[]>> {
  const photos = await database.rows.find(MessagePhoto, {
    where: { entity: managedEntity(kind.type).name, message: ids },
    order: [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ],
  })
  return groupRows(photos, 'message')
}

/** The photos of a message, in their order. @throws ShopError NOT_FOUND for a message that the reader may not see */
export async function readMessagePhotos(
  services: CoreServices,
  viewer: Viewer | null,
  kind: MessageKind,
  id: number,
): Promise<MessagePhoto[]> {
  if (!(await isReadable(services, viewer, managedEntity(kind.type), id))) throw notFound(managedEntity(kind.type))
  return (await photosOfMessages(services, kind, [id])).get(id) ?? []
}

/**
 * Opens a photo for a reader who may see its message.
 * @throws ShopError NOT_FOUND, the same for a photo that is not there and for one that others may see
 */
export async function openMessagePhoto(
  services: CoreServices & MessagePhotoServices,
  viewer: Viewer | null,
  name: string,
  size: PhotoSize,
): Promise<StoredFile> {
  const photo = await services.database.rows.first(MessagePhoto, { name })
  const entity = photo && entities.find((each) => each.name === photo.entity)
  if (!photo || !entity || !(await isReadable(services, viewer, entity, photo.message))) throw photoNotFound()
  const stored = await services.messagePhotos.open(photo.name, size)
  if (!stored) throw photoNotFound()
  return stored
}

async function isReadable(
  { database, switches }: CoreServices,
  viewer: Viewer | null,
  { name, type }: ManagedEntity,
  id: number,
): Promise<boolean> {
  try {
    const permission = allow(viewer, 'read', name)
    const row = (await switches.now()).entities.has(name) ? null : await database.rows.first<Row>(type, { id })
    return row !== null && isThere(permission, row)
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}
