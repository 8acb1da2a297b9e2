import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CascadeReference } from '../../kernel/fields/CascadeReference.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { AccountantDownload } from './AccountantDownload.js'
import { type DownloadType, downloadTypes } from './downloadTypes.js'

/** The metadata of a document of an accountant's download. Its content is in the private storage. */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'A document for an accountant.' })
export class DownloadFile {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @CascadeReference(() => AccountantDownload)
  download: number

  @Field(() => String, { description: 'The name that it is downloaded under.' })
  @Column({ type: 'varchar', length: 200 })
  name: string

  @Field(() => downloadTypes.enumType, { description: 'What it is, as its content says.' })
  @Column({ type: 'varchar', length: 20 })
  type: DownloadType

  @Field(() => Int, { description: 'Its size in bytes.' })
  @Column({ type: 'int' })
  bytes: number

  /** Unique for each upload. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 60 })
  storageName: string

  /** UTC. */
  @Field(() => InstantScalar, { description: 'When it was put here, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  uploadedAt: string

  /** The uploader's name at that time; null for the product itself. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  uploadedBy: string | null
}

/** The address of a file, which is access-checked. */
export function addressOf({ download, id }: DownloadFile): string {
  return `/api/accountant-download/${download}/files/${id}`
}
