import { managedEntity } from '../../../kernel/fields/Managed.js'
import type { PhotoUse, StoredPhotos } from '../../photos/StoredPhotos.js'
import { messageKinds } from '../messageKinds.js'
import { MessagePhoto } from './MessagePhoto.js'

export interface MessagePhotoServices {
  messagePhotos: StoredPhotos
}

/** What refers to the photos of visitors. */
export const messagePhotoUse: PhotoUse = {
  type: MessagePhoto,
  entities: Object.values(messageKinds).map(({ type }) => managedEntity(type).name),
}
