import { ObjectType } from 'type-graphql'
import { Column, Entity, Index } from 'typeorm'
import { Photo } from '../../photos/Photo.js'
import type { PhotoSize, PhotoUse, StoredPhotos } from '../../photos/StoredPhotos.js'

/** A photo of goods as the shop has bought them; the shop alone sees it. */
@Entity()
@ObjectType({ description: 'A photo of goods as the shop has bought them.' })
export class BoughtItemPhoto extends Photo {
  @Index()
  @Column({ type: 'int' })
  boughtItem: number
}

export interface BoughtItemPhotoServices {
  boughtItemPhotos: StoredPhotos
}

/** Purchases are not put into the trash. */
export const boughtItemPhotoUse: PhotoUse = { type: BoughtItemPhoto, entities: [] }

/** Where the shop reads them. */
export const boughtItemPhotosAddress = '/bought-item-photos/'

export function boughtItemPhotoAddress(name: string, size: PhotoSize): string {
  return `${boughtItemPhotosAddress}${name}/${size}`
}
