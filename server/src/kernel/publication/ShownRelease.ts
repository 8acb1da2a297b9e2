import { Field, Int, ObjectType } from 'type-graphql'
import { InstantScalar } from '../fields/scalars.js'
import { managedEntityNames } from '../records/managedByName.js'

@ObjectType({ simpleResolvers: true, description: 'A record that a release publishes.' })
export class ReleaseRecord {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'The record, or the id that is reserved for it.' })
  record: number

  @Field(() => Boolean, { description: 'Whether there is no record yet.' })
  isNew: boolean

  @Field(() => Boolean, { description: 'Whether its draft is published; a concept has none and is shown as it is.' })
  hasDraft: boolean

  @Field(() => String, { description: 'What it is called, as far as it is said.' })
  title: string

  @Field(() => String, { nullable: true, description: 'Its language, `nl` or `en`.' })
  language: string | null
}

@ObjectType('Release', { description: 'Records that are published together, at one moment or none.' })
export class ShownRelease {
  @Field(() => Int, { simple: true, description: 'Its id.' })
  id: number

  @Field(() => String, { simple: true, description: 'What the shop calls it.' })
  name: string

  @Field(() => String, { simple: true, nullable: true, description: 'Who made it; null for a program.' })
  userName: string | null

  @Field(() => InstantScalar, {
    simple: true,
    nullable: true,
    description: 'When it publishes itself, UTC; null for never.',
  })
  publishAt: string | null

  @Field(() => InstantScalar, { simple: true, nullable: true, description: 'When it was published, UTC.' })
  publishedAt: string | null

  @Field(() => Int, { simple: true, description: 'How many records it published; 0 before.' })
  publishedCount: number

  @Field(() => String, { simple: true, nullable: true, description: 'Why it could not publish itself.' })
  failure: string | null
}
