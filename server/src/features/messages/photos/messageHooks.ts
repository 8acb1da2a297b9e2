import type { WriteHooks } from '../../../kernel/context/Context.js'
import { afterCommit } from '../../../kernel/database/afterCommit.js'
import { namesInTrashed } from '../../photos/StoredPhotos.js'
import { MessagePhoto } from './MessagePhoto.js'
import type { MessagePhotoServices } from './messagePhotoUse.js'

/** The photos of a message go where it goes: into the trash, back, and away for good. */
export function messageHooks(entity: string): WriteHooks<MessagePhotoServices> {
  return {
    async inTransaction(manager, { services }, { before, after }) {
      if (!before || after) return
      const photos = await manager.findBy(MessagePhoto, { entity, message: before.id })
      if (photos.length === 0) return
      await manager.delete(MessagePhoto, { entity, message: before.id })
      afterCommit(manager, () => void services.messagePhotos.removeUnused(photos.map(({ name }) => name)))
    },
    async trash(manager, { id: message }) {
      const photos = await manager.find(MessagePhoto, { where: { entity, message }, order: { id: 'ASC' } })
      return photos.length > 0 ? { photos } : {}
    },
    async restore(manager, _, __, { photos = [] }) {
      await manager.insert(
        MessagePhoto,
        (photos as MessagePhoto[]).map(({ id, ...photo }) => photo),
      )
    },
    purged(manager, { services }, { besides }) {
      const names = namesInTrashed({ besides })
      afterCommit(manager, () => void services.messagePhotos.removeUnused(names))
    },
  }
}
