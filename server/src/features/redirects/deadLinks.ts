import { setImmediate as nextTurn } from 'node:timers/promises'
import { In, Like, MoreThan } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ownPath } from '../../kernel/links/linkPath.js'
import { RecordLink } from '../../kernel/links/RecordLink.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { DeadLink } from './DeadLink.js'
import { isAtAddress, ledTo } from './ledTo.js'
import { type LeadingPlace, titled } from './placesLeadingTo.js'

/** At night, when nobody waits for the database. */
const startTime = { hour: 4, minute: 10 }

/** Links that are looked at between two turns of others. */
const atOnce = 100

/** Dead links that are kept; a shop with more mends some first. */
const maxDead = 500

/** Every night, looks where the links of all texts lead [L12]. */
export function deadLinksRound(newContext: () => Context): Round {
  const { timeZone } = newContext().services.settings
  return {
    name: 'dead-links',
    schedule: { at: { ...startTime, timeZone } },
    run: (signal) => findDeadLinks(newContext(), signal),
  }
}

/** Notes the links within the site that lead nowhere. @returns how many there are */
export async function findDeadLinks(context: Context, signal?: AbortSignal): Promise<number> {
  const { database } = context.services
  const dead: string[] = []
  for (let last = ''; !signal?.aborted && dead.length < maxDead; ) {
    const paths = await pathsAfter(context, last)
    for (const path of paths) if (await isDead(context, path)) dead.push(path)
    last = paths.at(-1) ?? ''
    if (paths.length < atOnce) break
    await nextTurn()
  }
  if (signal?.aborted) return dead.length
  await database.write(async (manager) => {
    const known = (await manager.find(DeadLink)).map(({ path }) => path)
    const mended = known.filter((path) => !dead.includes(path))
    if (mended.length > 0) await manager.delete(DeadLink, { path: In(mended) })
    const foundAt = new Date().toISOString()
    const added = dead.filter((path) => !known.includes(path)).map((path) => ({ path, foundAt }))
    if (added.length > 0) await manager.createQueryBuilder().insert().into(DeadLink).values(added).orIgnore().execute()
  })
  return dead.length
}

/** A dead link with the places that have it. */
export interface FoundDeadLink {
  /** Of the site. */
  path: string
  foundAt: string
  places: LeadingPlace[]
}

/** The dead links that were found and are still there: neither mended in the texts nor redirected since. */
export async function deadLinks(context: Context): Promise<FoundDeadLink[]> {
  const { database, settings } = context.services
  const kept = await database.reader.find(DeadLink, { order: { path: 'ASC' }, take: maxDead })
  if (kept.length === 0) return []
  const links = await database.reader.findBy(RecordLink, { path: In(kept.map(({ path }) => path)) })
  const found: FoundDeadLink[] = []
  for (const { path, foundAt } of kept) {
    const own = links.filter((link) => link.path === path)
    if (own.length === 0 || !(await isDead(context, path))) continue
    const places = await titled(
      context,
      own.map(({ entity, record, field }) => ({ entity, id: record, field })),
    )
    found.push({ path: ownPath(path, settings.publicUrl) ?? path, foundAt, places })
  }
  return found
}

async function isDead(context: Context, link: string): Promise<boolean> {
  const path = ownPath(link, context.services.settings.publicUrl)
  return path !== null && !(await isAtAddress(context, path)) && (await ledTo(context, path)) === null
}

/** The paths of the site that texts lead to, after one. */
async function pathsAfter({ services }: Context, last: string): Promise<string[]> {
  const rows = await services.database.reader
    .createQueryBuilder(RecordLink, 'link')
    .select('link.path', 'path')
    .distinct(true)
    .where({ path: MoreThan(last) })
    .andWhere([{ path: Like('/%') }])
    .orderBy('link.path', 'ASC')
    .limit(atOnce)
    .getRawMany<{ path: string }>()
  return rows.map(({ path }) => path)
}
