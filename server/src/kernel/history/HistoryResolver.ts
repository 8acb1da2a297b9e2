import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { In } from 'typeorm'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { InstantScalar } from '../fields/scalars.js'
import { changeKinds } from '../records/ChangesResolver.js'
import { assertPage, readRecord } from '../records/listing.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { Revision, type RevisionAction } from '../records/Revision.js'
import { colleagueRights } from '../shared/staffRights.js'
import { TextReplacement } from '../texts/TextReplacement.js'
import { TextReplacementObject } from '../texts/TextReplacementObject.js'
import { hasHistory, historyFields } from './historyFields.js'
import { asManagedRecord, managedRecord } from './managedRecord.js'
import { recordAt, withExistingImages } from './recordAt.js'
import { restoreVersion } from './restoreVersion.js'

@ObjectType({ simpleResolvers: true, description: 'A version of a record: what one write made of it.' })
class RecordVersion {
  @Field(() => Int, { description: 'The id of the change.' })
  id: number

  @Field(() => Int, { description: 'The version of the record since then.' })
  version: number

  @Field(() => changeKinds.enumType, { description: 'What was done.' })
  action: RevisionAction

  @Field(() => String, { nullable: true, description: 'Who did it; null for the product itself.' })
  userName: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string

  @Field(() => [String], { description: 'The fields that an update changed, by name.' })
  fields: string[]

  @Field(() => TextReplacementObject, {
    nullable: true,
    description: 'The replacement in texts that it is part of; null for any other.',
  })
  replacement: TextReplacement | null

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When what a preview showed was saved, UTC: what somebody without an account agreed with or spoke of.',
  })
  previewVersion: string | null

  @Field(() => String, { nullable: true, description: 'What was said of the preview.' })
  previewRemark: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of the versions of a record.' })
class RecordVersionList {
  @Field(() => [RecordVersion])
  items: RecordVersion[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@ObjectType({ simpleResolvers: true, description: 'What putting a version back has done.' })
class PutBack {
  @Field(() => Int, { description: 'The version of the record since then.' })
  version: number

  @Field(() => [String], {
    description: 'The fields that hold less than they did, because what they referred to is gone.',
  })
  emptied: string[]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Of which replacements in texts versions are part, by id. */
async function replacementsOf(
  { services }: Context,
  versions: readonly Pick<Revision, 'batch'>[],
): Promise<Map<number, TextReplacement>> {
  const ids = [...new Set(versions.flatMap(({ batch }) => batch ?? []))]
  const found = ids.length === 0 ? [] : await services.database.reader.findBy(TextReplacement, { id: In(ids) })
  return new Map(found.map((each) => [each.id, each]))
}

/** The history of a record: who changed what, and when. */
@Resolver()
export class HistoryResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => RecordVersionList, {
    description: 'The versions of a record of the last two years, the latest first. What is only read has none.',
  })
  async recordHistory(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<RecordVersionList> {
    const entity = managedByName(name)
    assertPage({ page, perPage })
    await readRecord(context, entity, id)
    if (!hasHistory(entity)) return { items: [], total: 0 }
    const shown = new Set(historyFields(entity).map((field) => field.name))
    const [found, total] = await context.services.database.reader.findAndCount(Revision, {
      where: { entity: name, record: id },
      order: { id: 'DESC' },
      skip: (page - 1) * perPage,
      take: perPage,
    })
    const replacements = await replacementsOf(context, found)
    const items = found.map(({ changes, batch, ...version }) => ({
      ...version,
      replacement: replacements.get(batch ?? 0) ?? null,
      fields: version.action === 'update' ? Object.keys(changes).filter((field) => shown.has(field)) : [],
      previewVersion: textOf(changes.previewVersion?.to),
      previewRemark: textOf(changes.previewRemark?.to),
    }))
    return { items, total }
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => managedRecord, { description: 'A record as it was after a change.' })
  async recordVersion(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
    @Arg('change', () => Int, { description: 'The id of the change.' }) change: number,
  ): Promise<Row> {
    const entity = managedByName(name)
    const earlier = await recordAt(context, entity, id, change)
    const row = await withExistingImages(context.services.database.reader, entity, earlier)
    return asManagedRecord(entity, row)
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Mutation(() => PutBack, {
    description:
      'Makes a record what it was after a change. It is an update like any other, and can be undone likewise.',
  })
  async putBackVersion(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
    @Arg('change', () => Int, { description: 'The id of the change.' }) change: number,
    @Arg('version', () => Int, { description: 'That the record has now; a stale one is refused.' }) version: number,
  ): Promise<PutBack> {
    const { row, emptied } = await restoreVersion(context, managedByName(name), { id, change, version })
    return { version: row.version, emptied }
  }
}
