import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { printError, ShopError } from '../errors/ShopError.js'
import type { Round } from '../scheduler/Round.js'
import { defaultLanguage } from '../shared/screens.js'
import { publishRelease } from './publishRelease.js'
import { Release } from './Release.js'

/** Well within the minute after which visitors see what is due. */
const everyMilliseconds = 20_000

/** A release that could not publish itself. */
export interface FailedRelease extends Pick<Release, 'id' | 'name'> {
  /** The reason, in the language of the shop. */
  failure: string
}

/** Tells the shop of one, once, in the transaction that keeps the reason. */
export type ReportRelease = (manager: EntityManager, failed: FailedRelease) => Promise<void>

/** Publishes releases at their moments [L5]. */
export function releasesRound(newContext: () => Context, report: ReportRelease): Round {
  return {
    name: 'releases',
    schedule: { every: everyMilliseconds },
    run: (signal) => publishDueReleases(newContext(), report, signal),
  }
}

/**
 * Publishes every release whose moment has come, each at once and once. One that is refused publishes nothing, says why, and
 * is not tried again until somebody plans it anew.
 * @returns how many were published
 */
export async function publishDueReleases(
  context: Context,
  report: ReportRelease,
  signal?: AbortSignal,
): Promise<number> {
  const due = await context.services.database.reader.find(Release, {
    where: { publishAt: LessThanOrEqual(new Date().toISOString()), publishedAt: IsNull(), failure: IsNull() },
    order: { publishAt: 'ASC', id: 'ASC' },
  })
  let count = 0
  for (const release of due) {
    if (signal?.aborted) break
    if (await publishOne(context, report, release)) count += 1
  }
  return count
}

async function publishOne(context: Context, report: ReportRelease, release: Release): Promise<boolean> {
  const { id, name, publishAt } = release
  try {
    await publishRelease({ ...context, viewer: makerOf(release), language: defaultLanguage }, id)
    return true
  } catch (error) {
    // What is wrong with the database or the code is not wrong with the release: it is tried again, and holds up no other.
    if (!(error instanceof ShopError)) {
      context.log.error(error, 'A planned release could not be published')
      return false
    }
    // Another instance published it, or an editor changed or discarded what is in it.
    if (error.code === 'CONFLICT' || error.code === 'NOT_FOUND') return false
    const { message, errors = {} } = printError(error, defaultLanguage)
    const failure = [message, ...Object.values(errors).flat()].join(' ')
    const isFirst = await context.services.database.write(async (manager) => {
      // Another instance may have come to the same.
      const still = { id, publishAt: publishAt ?? IsNull(), publishedAt: IsNull(), failure: IsNull() }
      const { affected } = await manager.update(Release, still, { failure })
      if (affected) await report(manager, { id, name, failure })
      return Boolean(affected)
    })
    if (isFirst) context.log.warn({ release: name, failure }, 'A planned release could not be published')
    return false
  }
}

/** Who made it; what an account may do was asked when it was planned. */
export function makerOf({ user, userName }: Release): Viewer {
  return { id: user ?? 0, name: userName ?? '', email: '', role: 'cms-admin', statusUser: false }
}
