import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { InstantScalar } from '../fields/scalars.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { confirmTranslation } from './confirmTranslation.js'
import { asManagedRecord, managedRecord } from './managedRecord.js'
import { translationStanding } from './translationStanding.js'

@ObjectType({
  simpleResolvers: true,
  description: 'How a record stands with the one in the other language that it is the translation of.',
})
class TranslationStanding {
  @Field(() => managedRecord, { description: 'The record in the other language.' })
  source: Row

  @Field(() => Boolean, { description: 'Whether that is newer. A Dutch record is never behind.' })
  isOutdated: boolean

  @Field(() => InstantScalar, { description: 'When the record was last saved, or found to be right still, UTC.' })
  doneAt: string

  @Field(() => InstantScalar, {
    description: 'When what the other one does not share with the record was last changed, UTC.',
  })
  changedAt: string

  @Field(() => [String], { description: 'Who changed it since then, the last one first.' })
  changedBy: string[]

  @Field(() => managedRecord, {
    nullable: true,
    description: 'The other one as it was then; null where it is not newer, or the history does not reach as far.',
  })
  before: Row | null
}

/** A record beside what it is the translation of. */
@Resolver()
export class TranslationStandingResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => TranslationStanding, {
    nullable: true,
    description: 'How a record stands with its sibling in the other language; null without one.',
  })
  async translationStanding(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of both.' }) name: string,
    @Arg('id', () => Int, { description: 'The record.' }) id: number,
  ): Promise<TranslationStanding | null> {
    const entity = managedByName(name)
    const standing = await translationStanding(context, entity, id)
    if (!standing) return null
    return {
      ...standing,
      source: asManagedRecord(entity, standing.source),
      before: standing.before && asManagedRecord(entity, standing.before),
    }
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => Boolean, {
    description:
      'Notes that an English record is right still, although its Dutch sibling is newer. Nothing else of it changes, nor its version. Answers true.',
  })
  async confirmTranslation(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of both.' }) name: string,
    @Arg('id', () => Int, { description: 'The English record.' }) id: number,
    @Arg('version', () => Int, { description: 'Of the English record, as it was read.' }) version: number,
    @Arg('sourceVersion', () => Int, {
      description: 'Of the Dutch one, as it was read. With a stale one the record is behind what has changed since.',
    })
    sourceVersion: number,
  ): Promise<boolean> {
    await confirmTranslation(context, managedByName(name), { id, version, sourceVersion })
    return true
  }
}
