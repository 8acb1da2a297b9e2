import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Database } from '../database/Database.js'
import { ShopError } from '../errors/ShopError.js'
import { Draft } from '../records/Draft.js'
import { storedEntity } from '../records/managedByName.js'
import { plannerOf } from './plannedDraftsRound.js'
import type { PublicationState } from './publicationState.js'
import { publishDraft } from './publishDraft.js'
import { publishedKinds } from './publishedKinds.js'
import { joined, publishRelease } from './publishRelease.js'
import { Release } from './Release.js'
import { makerOf } from './releasesRound.js'

/** Of drafts and of releases: what comes after that is far beyond what anybody plans. */
const maxPlanned = 100

/** Ends the transaction with what it came to. */
class Undone<Result> extends Error {
  constructor(readonly result: Result) {
    super('Undone')
  }
}

/**
 * Does work in the shop as it will be at a moment, as far as is planned now: what is shown, hidden and published until then
 * has happened, by the same code as at its moment. It happens in a transaction that is undone, so that nobody else sees or is
 * told anything of it; what would be refused is left out.
 * @param at ISO, UTC
 * @param work gets the context of that moment
 * @param follow what else happens at moments until then, once what was planned is published
 */
export async function asOf<Needs, Result>(
  context: Context<Needs>,
  at: string,
  work: (then: Context<Needs>) => Promise<Result>,
  follow: (manager: EntityManager, at: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  // Read before, since the first statement of the transaction has to write.
  const planned = await plannedUntil(context.services.database, at)
  try {
    return await context.services.database.writeTogether(async (database) => {
      const then = joined(context, database)
      await database.write((manager) => followUntil(manager, at))
      for (const publish of planned) await publishIfFine(then, publish)
      // What a draft brought may begin or end between now and then.
      await database.write(async (manager) => {
        await followUntil(manager, at)
        await follow(manager, at)
      })
      const instant = Math.max(Date.parse(at), Date.now())
      const answer = { instant, holdsUntil: Number.POSITIVE_INFINITY }
      throw new Undone(await work({ ...joined(context, database), answer }))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

type Publish = (context: Context) => Promise<unknown>

/** What publishes itself until a moment, in that order. */
async function plannedUntil({ reader }: Database, at: string): Promise<Publish[]> {
  const where = { publishAt: LessThanOrEqual(at), failure: IsNull() }
  const paging = { order: { publishAt: 'ASC', id: 'ASC' }, take: maxPlanned } as const
  const drafts = await reader.find(Draft, { where, ...paging })
  const releases = await reader.find(Release, { where: { ...where, publishedAt: IsNull() }, ...paging })
  const steps = [
    ...drafts.map((draft) => ({ publishAt: draft.publishAt ?? '', publish: ofDraft(draft) })),
    ...releases.map((release) => ({ publishAt: release.publishAt ?? '', publish: ofRelease(release) })),
  ]
  return steps.sort((one, other) => one.publishAt.localeCompare(other.publishAt)).map(({ publish }) => publish)
}

function ofDraft(draft: Draft): Publish {
  const entity = storedEntity(draft.entity)
  return async (context) =>
    entity && publishDraft({ ...context, viewer: plannerOf(draft) }, entity, draft.record, draft.version)
}

function ofRelease(release: Release): Publish {
  return (context) => publishRelease({ ...context, viewer: makerOf(release) }, release.id)
}

/** What fails is undone by itself, as at its moment. */
async function publishIfFine(context: Context, publish: Publish): Promise<void> {
  try {
    await context.services.database.writeTogether((database) => publish(joined(context, database)))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
  }
}

/** Neither the history nor the search of the back office follows: nothing of it stays. */
async function followUntil(manager: EntityManager, at: string): Promise<void> {
  for (const { type } of publishedKinds()) {
    const change = (state: PublicationState, states: readonly PublicationState[], moment: string) =>
      manager
        .createQueryBuilder()
        .update(type)
        .set({ state } as object)
        .where('state IN (:...states)', { states })
        .andWhere(`${moment} <= :at`, { at })
        .execute()
    await change('expired', ['visible', 'planned'], 'visibleUntil')
    await change('visible', ['planned'], 'visibleFrom')
  }
}
