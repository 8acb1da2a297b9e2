import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { InstantScalar } from '../fields/scalars.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { recordTitle } from '../records/recordTitle.js'
import { publishRelease } from './publishRelease.js'
import { candidates, type Part, partsOf } from './releaseMembers.js'
import { addToRelease, discardRelease, listReleases, planRelease, saveRelease, takeFromRelease } from './releases.js'
import { ReleaseRecord, ShownRelease } from './ShownRelease.js'
import { startRelease } from './startRelease.js'
import { mergedRow } from './storedDraft.js'

const idArgument = { description: 'The release.' }
const recordArgument = { description: 'The record, or the id that is reserved for it.' }
const entityArgument = { description: 'Of the record.' }
const nameArgument = { description: 'What the shop calls it, up to 120 characters.' }
const momentArgument = { nullable: true, description: 'When, UTC; null to publish it by hand.' }
const bothArgument = { defaultValue: true, description: 'Whether its translation goes with it.' }

/** Records that are published together. */
@Resolver(() => ShownRelease)
export class ReleaseResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [ShownRelease], {
    description: 'The releases that are still to be published, the first moment first; or the last 20 that were.',
  })
  releases(
    @Ctx() context: Context,
    @Arg('published', () => Boolean, { defaultValue: false, description: 'Those that were published.' })
    published: boolean,
  ): Promise<ShownRelease[]> {
    return listReleases(context, published)
  }

  @FieldResolver(() => [ReleaseRecord], {
    description: 'What it publishes, in the order in which it was added; nothing once it was.',
  })
  async records(@Ctx() context: Context, @Root() { id }: ShownRelease): Promise<ReleaseRecord[]> {
    return shownParts(context, await partsOf(context, id))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [ReleaseRecord], {
    description: 'What could be put into a release and is in none: drafts, the last saved first, and concepts.',
  })
  async releaseCandidates(@Ctx() context: Context): Promise<ReleaseRecord[]> {
    return shownParts(context, await candidates(context))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => ShownRelease, { description: 'Makes a release, or gives one another name.' })
  saveRelease(
    @Ctx() context: Context,
    @Arg('name', () => String, nameArgument) name: string,
    @Arg('id', () => Int, { nullable: true, description: 'The release; null for a new one.' }) id: number | null,
  ): Promise<ShownRelease> {
    return saveRelease(context, id ?? null, name)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => ShownRelease, {
    description: 'Makes a release of a record and has it publish itself at a moment, or does neither.',
  })
  startRelease(
    @Ctx() context: Context,
    @Arg('name', () => String, nameArgument) name: string,
    @Arg('publishAt', () => InstantScalar, momentArgument) publishAt: string | null,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('bothLanguages', () => Boolean, bothArgument) bothLanguages: boolean,
  ): Promise<ShownRelease> {
    const member = { entity: managedByName(entity), record, bothLanguages }
    return startRelease(context, { name, publishAt: publishAt ?? null }, member)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => ShownRelease, {
    description: 'Has the draft of a record, or a concept, published with a release, out of any other.',
  })
  addToRelease(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArgument) id: number,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('bothLanguages', () => Boolean, bothArgument) bothLanguages: boolean,
  ): Promise<ShownRelease> {
    return addToRelease(context, id, { entity: managedByName(entity), record, bothLanguages })
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => ShownRelease, { description: 'Takes a record out of a release; its draft or concept stays.' })
  takeFromRelease(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArgument) id: number,
    @Arg('entity', () => managedEntityNames.enumType, entityArgument) entity: string,
    @Arg('record', () => Int, recordArgument) record: number,
    @Arg('bothLanguages', () => Boolean, bothArgument) bothLanguages: boolean,
  ): Promise<ShownRelease> {
    return takeFromRelease(context, id, { entity: managedByName(entity), record, bothLanguages })
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => ShownRelease, {
    description: 'Has a release publish itself at a moment, or not any more. What would be refused now is refused now.',
  })
  planRelease(
    @Ctx() context: Context,
    @Arg('id', () => Int, idArgument) id: number,
    @Arg('publishAt', () => InstantScalar, momentArgument) publishAt: string | null,
  ): Promise<ShownRelease> {
    return planRelease(context, id, publishAt ?? null)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Int, {
    description: 'Publishes all that is in a release, or nothing and says of each record why. Answers how many.',
  })
  publishRelease(@Ctx() context: Context, @Arg('id', () => Int, idArgument) id: number): Promise<number> {
    return publishRelease(context, id)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Boolean, { description: 'Ends a release; its drafts and concepts stay as they are.' })
  async discardRelease(@Ctx() context: Context, @Arg('id', () => Int, idArgument) id: number): Promise<boolean> {
    await discardRelease(context, id)
    return true
  }
}

async function shownParts({ services }: Context, parts: readonly Part[]): Promise<ReleaseRecord[]> {
  const { reader } = services.database
  return Promise.all(
    parts.map(async ({ entity, record, draft, live }) => {
      const row: Values = draft ? await mergedRow(reader, entity, { draft, live }) : (live ?? {})
      return {
        ...{ entity: entity.name, record, isNew: draft?.isNew ?? false, hasDraft: draft !== null },
        ...{ title: recordTitle(entity, row), language: (row.language as string | undefined) ?? null },
      }
    }),
  )
}
