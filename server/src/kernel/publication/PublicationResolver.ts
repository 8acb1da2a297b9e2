import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { languageChoice } from '../fields/languageChoice.js'
import { InstantScalar } from '../fields/scalars.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { conceptCounts } from './conceptCounts.js'
import { planPublication } from './planPublication.js'
import { type PublicationState, publicationStates } from './publicationState.js'
import { momentKinds, type UpcomingMoment as Upcoming, upcomingMoments } from './upcomingMoments.js'

const maxMoments = 200

@ObjectType({ simpleResolvers: true, description: 'A record since it was said when visitors see it.' })
class PlannedRecord {
  @Field(() => Int, { description: 'Its id.' })
  id: number

  @Field(() => Int, { description: 'Its version since then.' })
  version: number

  @Field(() => publicationStates.enumType, { description: 'Whether visitors see it.' })
  state: PublicationState
}

@ObjectType({
  simpleResolvers: true,
  description: 'A moment at which visitors are going to see a record, or not any more.',
})
class UpcomingMoment implements Upcoming {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  record: number

  @Field(() => Int, { description: 'The version of the record.' })
  version: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'In which language it is.' })
  language: string

  @Field(() => momentKinds.enumType, { description: 'What happens.' })
  kind: Upcoming['kind']

  @Field(() => InstantScalar, { description: 'When it happens, UTC.' })
  at: string

  @Field(() => Boolean, { description: 'Whether visitors are to see it at all.' })
  visible: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'From when on visitors see it.' })
  visibleFrom: string | null

  @Field(() => InstantScalar, { nullable: true, description: 'Until when visitors see it.' })
  visibleUntil: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'The release that is published, of whose records the first is named; null for a record by itself.',
  })
  release: number | null

  @Field(() => Int, { description: 'How many records are published.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'How many records of an entity are concepts.' })
class ConceptCount {
  @Field(() => managedEntityNames.enumType, { description: 'The entity.' })
  entity: string

  @Field(() => Int, { description: 'How many there are, both languages counted.' })
  count: number
}

/** When visitors see what the shop publishes. */
@Resolver()
export class PublicationResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [PlannedRecord], {
    description:
      'Says when visitors see a record, and its translation with it: both or none. Answers what was written.',
  })
  planPublication(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of the record.' }) entity: string,
    @Arg('id', () => Int, { description: 'The record.' }) id: number,
    @Arg('version', () => Int, { description: 'The version that was read.' }) version: number,
    @Arg('visible', () => Boolean, { defaultValue: true, description: 'Whether visitors are to see it at all.' })
    visible: boolean,
    @Arg('visibleFrom', () => InstantScalar, { nullable: true, description: 'From when on; at once when left out.' })
    visibleFrom: string | null,
    @Arg('visibleUntil', () => InstantScalar, { nullable: true, description: 'Until when; for ever when left out.' })
    visibleUntil: string | null,
    @Arg('bothLanguages', () => Boolean, { defaultValue: false, description: 'Whether its translation follows.' })
    bothLanguages: boolean,
  ): Promise<object[]> {
    const moments = { visible, visibleFrom: visibleFrom ?? null, visibleUntil: visibleUntil ?? null }
    return planPublication(context, managedByName(entity), { id, version }, moments, bothLanguages)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [UpcomingMoment], {
    description: `What visitors are going to see, or not any more: the first moment first, ${maxMoments} at most.`,
  })
  upcomingMoments(
    @Ctx() context: Context,
    @Arg('from', () => InstantScalar, { nullable: true, description: 'The first moment; now when left out.' })
    from: string | null,
    @Arg('to', () => InstantScalar, { nullable: true, description: 'Right after the last; no end when left out.' })
    to: string | null,
    @Arg('count', () => Int, { defaultValue: maxMoments, description: `How many, from 1 to ${maxMoments}.` })
    count: number,
  ): Promise<UpcomingMoment[]> {
    if (count < 1 || count > maxMoments) throw new ShopError('BAD_REQUEST')
    return upcomingMoments(context, { from: from ?? new Date().toISOString(), to: to ?? null, count })
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [ConceptCount], { description: 'The entities that have concepts, which visitors do not see.' })
  conceptCounts(@Ctx() context: Context): Promise<ConceptCount[]> {
    return conceptCounts(context)
  }
}
