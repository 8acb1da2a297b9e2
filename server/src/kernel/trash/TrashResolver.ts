import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { allow } from '../access/allow.js'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { InstantScalar } from '../fields/scalars.js'
import { say } from '../i18n/say.js'
import { managedByName, managedEntityNames } from '../records/managedByName.js'
import { DeletedRecords } from '../records/managedResolvers.js'
import { notFound } from '../records/notFound.js'
import { maxUses, RecordUse, recordUses } from '../records/recordUses.js'
import { deletedTogether } from './deletedTogether.js'
import { readTrash, type TrashedItem } from './readTrash.js'
import { removeForGood } from './removeForGood.js'
import { type RestoreChoice, restoreConflicts } from './restoreConflicts.js'
import { restoreRecord } from './restoreRecord.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A deleted record that can be restored, with the translation that was deleted along.',
})
class BinItem {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  record: number

  @Field(() => String, { description: 'What it was called.' })
  title: string

  @Field(() => String, { nullable: true, description: 'What tells it from others of its title.' })
  detail: string | null

  @Field(() => String, { nullable: true, description: 'What the translation deleted along was called.' })
  translation: string | null

  @Field(() => String, { nullable: true, description: 'Who deleted it; null for the product itself.' })
  userName: string | null

  @Field(() => InstantScalar, { description: 'When, UTC.' })
  at: string

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'Until when it can be restored, UTC; null for ever.',
  })
  until: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of the trash.' })
class BinList {
  @Field(() => [BinItem])
  items: TrashedItem[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@ObjectType({ simpleResolvers: true, description: 'A value of a deleted record that another one has by now.' })
class RestoreConflict {
  @Field(() => Int, { description: 'The deleted record, or the translation deleted along.' })
  record: number

  @Field(() => String, { description: 'What that record was called.' })
  title: string

  @Field(() => String, { description: 'Its field.' })
  field: string

  @Field(() => String, { description: 'What it had, and another record has now.' })
  value: string

  @Field(() => String, {
    nullable: true,
    description: 'A free value to choose instead; null where none can be made up, as of an e-mail address.',
  })
  proposal: string | null

  @Field(() => String, { description: 'What is said of it, in the language of the call.' })
  complaint: string
}

@InputType('RestoreChoice', { description: 'What a record is put back with instead of a value that another one has.' })
class RestoreChoiceInput implements RestoreChoice {
  @Field(() => Int, { description: 'The deleted record, or the translation deleted along.' })
  record: number

  @Field(() => String, { description: 'Its field: an address, title or another text that no two records share.' })
  field: string

  @Field(() => String, { description: 'What it is to have instead.' })
  value: string
}

@ObjectType({ simpleResolvers: true, description: 'What was put back, and what could not be.' })
class RestoredRecord {
  @Field(() => [Int], { description: 'The record asked for first, then its translation.' })
  restored: number[]

  @Field(() => [String], {
    description: 'The fields that hold less than they did, because what they referred to is gone.',
  })
  emptied: string[]

  @Field(() => Int, { description: 'How many records refer to it again.' })
  relinked: number

  @Field(() => [RecordUse], {
    description: 'Records that referred to it and do so no more, at most 100.',
  })
  forgotten: RecordUse[]
}

/** Deleted records, for as long as the trash retains them. */
@Resolver()
export class TrashResolver {
  @Granted(['cms-admin'])
  @Query(() => BinList, { description: 'What was deleted and can be restored, the latest first.' })
  bin(
    @Ctx() { services }: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<BinList> {
    return readTrash(services, { page, perPage })
  }

  @Granted(['cms-admin'])
  @Query(() => [RestoreConflict], {
    description: 'The values of a deleted record, and of its translation, that others have by now.',
  })
  async restoreConflicts(
    @Ctx() { viewer, services, language }: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
  ): Promise<RestoreConflict[]> {
    const entity = managedByName(name)
    allow(viewer, 'create', entity.name)
    const binned = await deletedTogether(services.database.reader, entity, id, services.settings)
    if (binned.length === 0) throw notFound(entity)
    const conflicts = await restoreConflicts(services.database, entity, binned)
    return conflicts.map((conflict) => ({ ...conflict, complaint: say(language, conflict.complaint) }))
  }

  @Granted(['cms-admin'])
  @Mutation(() => RestoredRecord, {
    description:
      'Puts a deleted record back under its id and at its address, with the translation that was deleted along.',
  })
  async restoreRecord(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('id', () => Int) id: number,
    @Arg('choices', () => [RestoreChoiceInput], {
      defaultValue: [],
      description: 'Other values for those that another record has by now; at fault they are named `choices.0.value`.',
    })
    choices: RestoreChoice[],
  ): Promise<RestoredRecord> {
    const { forgotten, ...restored } = await restoreRecord(context, managedByName(entity), id, choices)
    const uses = await recordUses(context.services.database, forgotten)
    return { ...restored, forgotten: uses.slice(0, maxUses) }
  }

  @Granted(['cms-admin'])
  @Mutation(() => DeletedRecords, {
    description: 'Removes a deleted record for good, with the translation that was deleted along.',
  })
  async removeForGood(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType) entity: string,
    @Arg('id', () => Int) id: number,
  ): Promise<DeletedRecords> {
    return { deleted: await removeForGood(context, managedByName(entity), id) }
  }
}
