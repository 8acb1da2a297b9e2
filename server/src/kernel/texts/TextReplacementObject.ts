import { Field, Int, ObjectType } from 'type-graphql'
import { InstantScalar } from '../fields/scalars.js'
import { managedEntityNames } from '../records/managedByName.js'
import { TextReplacement } from './TextReplacement.js'
import type { LeftRecord, UndoneReplacement } from './undoReplacement.js'

@ObjectType('TextReplacement', { simpleResolvers: true, description: 'What was replaced in texts at once.' })
export class TextReplacementObject extends TextReplacement {
  @Field(() => Int)
  declare id: number

  @Field(() => String, { description: 'What was looked for.' })
  declare sought: string

  @Field(() => String, { description: 'What stands in its place; empty where it was taken out.' })
  declare replacement: string

  @Field(() => Int, { description: 'In how many places.' })
  declare places: number

  @Field(() => Int, { description: 'Of how many records.' })
  declare records: number

  @Field(() => String, { nullable: true, description: 'Who did it.' })
  declare userName: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  declare at: string

  @Field(() => InstantScalar, { nullable: true, description: 'When it was taken back, UTC; null where it was not.' })
  declare undoneAt: string | null
}

@ObjectType('LeftRecord', { simpleResolvers: true, description: 'A record that keeps something of a replacement.' })
class LeftRecordObject implements LeftRecord {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => String, {
    nullable: true,
    description: 'Why its text from before is refused; null where it was changed since, or it is gone.',
  })
  reason: string | null
}

@ObjectType('UndoneReplacement', { simpleResolvers: true, description: 'What taking a replacement back has done.' })
export class UndoneReplacementObject implements UndoneReplacement {
  @Field(() => Int, { description: 'How many records read as before again.' })
  records: number

  @Field(() => [LeftRecordObject], { description: 'Those that keep something of it.' })
  left: LeftRecordObject[]
}
