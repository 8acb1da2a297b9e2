import { ObjectType } from 'type-graphql'
import { Column, Entity, Index } from 'typeorm'
import { Photo } from '../../photos/Photo.js'
import type { PhotoSize } from '../../photos/StoredPhotos.js'

/** A photo that a visitor has sent with a message. */
@Entity()
@Index(['entity', 'message'])
@Index(['addedAt'])
@ObjectType({ description: 'A photo that a visitor has sent with a message.' })
export class MessagePhoto extends Photo {
  /** The entity of the message. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  /** The id of the message. */
  @Column({ type: 'int' })
  message: number
}

/** Where the photos of visitors are read by anyone who may read the messages. */
export const messagePhotosAddress = '/message-photos/'

export function messagePhotoAddress(name: string, size: PhotoSize): string {
  return `${messagePhotosAddress}${name}/${size}`
}
