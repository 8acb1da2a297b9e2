import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import { switchedOff } from '../errors/switchedOff.js'
import type { Class } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { InstantScalar } from '../fields/scalars.js'
import { Draft } from '../records/Draft.js'
import { managedByName, managedEntityNames, storedEntity } from '../records/managedByName.js'
import { recordTitle } from '../records/recordTitle.js'
import { DraftList, draftInput, draftValues, RecordDraft, sentOf } from './draftTypes.js'
import { endPreview, leadToPublic } from './PreviewLink.js'
import { isPublished } from './Published.js'
import { planDraft, saveAndPlan } from './planDraft.js'
import { publishDraft } from './publishDraft.js'
import { discard, saveDraft } from './saveDraft.js'
import { existingDraft, type FoundDraft, findDraft, mergedRow } from './storedDraft.js'

const maxPerPage = 100
const versionArgument = {
  nullable: true,
  description: 'Of the draft that was read; a stale one is refused with CONFLICT.',
}
const recordArgument = { description: 'The record, or the id that is reserved for it.' }

/** The resolver of drafts, once all entities are known. */
export function draftsResolver(): Class {
  // TypeGraphQL has to know them before it makes the schema.
  const input = draftInput()
  draftValues()

  @Resolver()
  class DraftResolver {
    @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
    @Query(() => RecordDraft, { nullable: true, description: 'The draft of a record; null where there is none.' })
    async draft(
      @Ctx() context: Context,
      @Arg('entity', () => managedEntityNames.enumType) entity: string,
      @Arg('record', () => Int, recordArgument) record: number,
    ): Promise<RecordDraft | null> {
      const found = await findDraft(context, managedByName(entity), record)
      return found && shown(context, managedByName(entity), found)
    }

    @Granted(['cms-admin'], { colleagues: ['editor'] })
    @Query(() => DraftList, { description: 'All drafts, the last saved first.' })
    async drafts(
      @Ctx() context: Context,
      @Arg('failed', () => Boolean, {
        defaultValue: false,
        description: 'Only those that could not publish themselves.',
      })
      failed: boolean,
      @Arg('isNew', () => Boolean, { defaultValue: false, description: 'Only those of which there is no record yet.' })
      isNew: boolean,
      @Arg('entity', () => managedEntityNames.enumType, { nullable: true, description: 'Only those of this one.' })
      entity: string | null,
      @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
      @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 100.' }) perPage: number,
    ): Promise<DraftList> {
      if (page < 1 || perPage < 1 || perPage > maxPerPage) throw new ShopError('BAD_REQUEST')
      const query = context.services.database.reader.createQueryBuilder(Draft, 'draft').orderBy('draft.id', 'DESC')
      if (failed) query.andWhere('draft.failure IS NOT NULL')
      if (isNew) query.andWhere('draft.isNew = :isNew', { isNew })
      if (entity) query.andWhere('draft.entity = :entity', { entity })
      const [drafts, total] = await query
        .skip((page - 1) * perPage)
        .take(perPage)
        .getManyAndCount()
      const items = drafts.map(async ({ entity: name, record }) => {
        const of = storedEntity(name)
        const found = of && (await findDraft(context, of, record))
        return found ? [await shown(context, of, found)] : []
      })
      return { items: (await Promise.all(items)).flat(), total }
    }

    @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
    @Mutation(() => RecordDraft, {
      nullable: true,
      description:
        'Keeps what is to become of a record, without judging it; null where nothing differs from the record.',
    })
    async saveDraft(
      @Ctx() context: Context,
      @Arg('input', () => input) sent: Values,
      @Arg('record', () => Int, { nullable: true, description: 'The record; null for a new one.' })
      record: number | null,
      @Arg('version', () => Int, versionArgument) version: number | null,
      @Arg('publishAt', () => InstantScalar, {
        nullable: true,
        description: 'When it is to publish itself, UTC: then it is judged now, and kept only if it can be planned.',
      })
      publishAt: string | null,
      @Arg('bothLanguages', () => Boolean, {
        defaultValue: false,
        description: 'Whether the draft of its translation is to publish itself then too.',
      })
      bothLanguages: boolean,
    ): Promise<RecordDraft | null> {
      const { entity, values } = sentOf(sent)
      if ((await context.services.switches.now()).entities.has(entity.name)) throw switchedOff()
      const saved = { input: values, record: record ?? null, version: version ?? null }
      const draft = publishAt
        ? await saveAndPlan(context, entity, { ...saved, publishAt, bothLanguages })
        : await saveDraft(context, entity, saved)
      return draft && shown(context, entity, await existingDraft(context, entity, draft.record))
    }

    @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
    @Mutation(() => Int, { description: 'Makes a record what its draft says. Answers the version of the record then.' })
    async publish(
      @Ctx() context: Context,
      @Arg('entity', () => managedEntityNames.enumType) entity: string,
      @Arg('record', () => Int, recordArgument) record: number,
      @Arg('version', () => Int, versionArgument) version: number | null,
    ): Promise<number> {
      return (await publishDraft(context, managedByName(entity), record, version ?? null)).version
    }

    @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
    @Mutation(() => RecordDraft, { description: 'Has a draft publish itself at a moment, or not any more.' })
    async plan(
      @Ctx() context: Context,
      @Arg('entity', () => managedEntityNames.enumType) entity: string,
      @Arg('record', () => Int, recordArgument) record: number,
      @Arg('publishAt', () => InstantScalar, { nullable: true, description: 'When, UTC; null to publish it by hand.' })
      publishAt: string | null,
      @Arg('bothLanguages', () => Boolean, {
        defaultValue: false,
        description: 'Whether the draft of its translation does too.',
      })
      bothLanguages: boolean,
    ): Promise<RecordDraft> {
      await planDraft(context, managedByName(entity), record, publishAt ?? null, bothLanguages)
      return shown(context, managedByName(entity), await existingDraft(context, managedByName(entity), record))
    }

    @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['editor'] })
    @Mutation(() => Boolean, { description: 'Ends a draft; the record stays as it is.' })
    async discardDraft(
      @Ctx() context: Context,
      @Arg('entity', () => managedEntityNames.enumType) entity: string,
      @Arg('record', () => Int, recordArgument) record: number,
      @Arg('version', () => Int, versionArgument) version: number | null,
    ): Promise<boolean> {
      const { draft, live } = await existingDraft(context, managedByName(entity), record)
      await context.services.database.write(async (manager) => {
        await discard(manager, context.viewer, { ...draft, version: version ?? draft.version })
        // A form that has taken up a draft saves the record, and then ends the draft that it has no use for any more.
        if (live && isPublished(managedByName(entity).type, live) && live.updatedAt > draft.at)
          await leadToPublic(manager, draft)
        else await endPreview(manager, draft)
      })
      return true
    }
  }
  return DraftResolver
}

async function shown({ services }: Context, entity: ManagedEntity, found: FoundDraft): Promise<RecordDraft> {
  const { draft, live } = found
  const row = await mergedRow(services.database.reader, entity, found)
  const isOvertaken = (name: string) =>
    JSON.stringify(draft.base[name] ?? null) !== JSON.stringify(live?.[name] ?? null)
  const changes = Object.keys(draft.content)
  return {
    ...draft,
    title: recordTitle(entity, row),
    language: (row.language as string | undefined) ?? null,
    changes,
    overtaken: live ? changes.filter(isOvertaken) : [],
    values: { [entity.name]: row },
  }
}
