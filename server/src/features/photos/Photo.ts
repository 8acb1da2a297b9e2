import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import type { StoredPhoto } from './StoredPhotos.js'

/** The row of a private photo, whatever it belongs to. Its content is in the storage, under `name`. */
@ObjectType({ simpleResolvers: true })
export abstract class Photo implements StoredPhoto {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** Random, so that nobody guesses it, and that of the file. */
  @Field(() => String, { description: 'Random; the last part but one of its addresses.' })
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 60 })
  name: string

  /** Ascending among the photos of one record. */
  @Column({ type: 'int' })
  position: number

  @Field(() => Int, { description: 'Pixels.' })
  @Column({ type: 'int' })
  width: number

  @Field(() => Int, { description: 'Pixels.' })
  @Column({ type: 'int' })
  height: number

  @Field(() => InstantScalar, { description: 'When it was added, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  addedAt: string
}

/** The same for a photo that is not there and for one that the reader may not see. */
export function photoNotFound(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.photo' } })
}
