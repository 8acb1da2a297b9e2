import { Field, Int, ObjectType } from 'type-graphql'
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { defineChoice, type ValueOf } from '../../fields/Choice.js'
import { InstantScalar } from '../../fields/scalars.js'
import { type JobKind, jobKinds } from '../jobKinds.js'

export const photoKinds = defineChoice(
  'JobPhotoKind',
  ['before', 'after'],
  'Whether a photo is from before or after the work.',
)

/** A photo of a job, or of a message about it. Its content is in the storage, under `name`. */
@Entity()
@Index(['entity', 'job'])
@ObjectType({ description: 'A photo of a job.' })
export class JobPhoto {
  @Field(() => Int, { simple: true })
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The entity of the job: `statusNewPc` or `statusRepair`. */
  @Field(() => jobKinds.enumType, { simple: true, description: 'The kind of its job.' })
  @Column({ type: 'varchar', length: 40 })
  entity: JobKind

  @Field(() => Int, { simple: true, description: 'The id of its job.' })
  @Column({ type: 'int' })
  job: number

  /** The message that it came with; both sides see such a photo. Null for a photo of the shop's own. */
  @Index()
  @Column({ type: 'int', nullable: true })
  message: number | null

  /** Random, so that nobody guesses it, and that of the file. */
  @Field(() => String, { simple: true, description: 'Random; the last part but one of its addresses.' })
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 60 })
  name: string

  /** SHA-256 of the sender's key for this photo of this job, so that one that is sent again is not added twice. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  keyHash: string | null

  @Field(() => photoKinds.enumType, { simple: true, description: 'Whether it is from before or after the work.' })
  @Column({ type: 'varchar', length: 20 })
  kind: ValueOf<typeof photoKinds>

  @Field(() => String, { simple: true, nullable: true, description: 'What is to be seen; at most 200 characters.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  caption: string | null

  /** Ascending within a job. */
  @Column({ type: 'int' })
  position: number

  @Field(() => Boolean, { simple: true, description: 'Whether the customer sees it.' })
  @Column({ type: 'boolean' })
  isShown: boolean

  @Field(() => Int, { simple: true, description: 'Pixels.' })
  @Column({ type: 'int' })
  width: number

  @Field(() => Int, { simple: true, description: 'Pixels.' })
  @Column({ type: 'int' })
  height: number

  /** UTC. */
  @Field(() => InstantScalar, { simple: true, description: 'When it was added, UTC.' })
  @Column({ type: 'varchar', length: 24 })
  addedAt: string

  /** The name of who added it at that time. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  addedBy: string | null
}
