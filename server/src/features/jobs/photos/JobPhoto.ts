import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index } from 'typeorm'
import { defineChoice, type ValueOf } from '../../../kernel/fields/Choice.js'
import { Photo } from '../../photos/Photo.js'
import { type JobKind, jobKinds } from '../jobKinds.js'

export const photoKinds = defineChoice(
  'JobPhotoKind',
  ['before', 'after'],
  'Whether a photo is from before or after the work.',
)

/** A photo of a job, or of a message about it. */
@Entity()
@Index(['entity', 'job'])
@ObjectType({ simpleResolvers: true, description: 'A photo of a job.' })
export class JobPhoto extends Photo {
  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Field(() => jobKinds.enumType, { description: 'The kind of its job.' })
  @Column({ type: 'varchar', length: 40 })
  entity: JobKind

  @Field(() => Int, { description: 'The id of its job.' })
  @Column({ type: 'int' })
  job: number

  /** The message that it came with; both sides see such a photo. Null for a photo of the shop's own. */
  @Index()
  @Column({ type: 'int', nullable: true })
  message: number | null

  /** SHA-256 of the sender's key for this photo of this job, so that one that is sent again is not added twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  keyHash: string | null

  @Field(() => photoKinds.enumType, { description: 'Whether it is from before or after the work.' })
  @Column({ type: 'varchar', length: 20 })
  kind: ValueOf<typeof photoKinds>

  @Field(() => String, { nullable: true, description: 'What is to be seen; at most 200 characters.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  caption: string | null

  @Field(() => Boolean, { description: 'Whether the customer sees it.' })
  @Column({ type: 'boolean' })
  isShown: boolean

  /** The name of who added it at that time. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  addedBy: string | null
}
