import type { Database } from '../../kernel/database/Database.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { isSecretPath, languages } from '../../kernel/shared/screens.js'
import { PageView } from './PageView.js'

const longestPath = 200

/** More addresses than a shop has; limits what a client with invented addresses can store. */
const maxPathsADay = 5000

/** The day in the shop's time zone, such as 2026-11-21. */
export function shopDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

/**
 * Counts a view of a public screen.
 * @param mayAdd whether the visitor may be the first who looks at an address on this day; without, the view is not counted
 * @throws ShopError BAD_REQUEST for any other address
 */
export async function countPageView(
  database: Database,
  path: string,
  at: Date,
  timeZone: string,
  mayAdd: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (!isPublicPath(path)) throw new ShopError('BAD_REQUEST')
  const key = { day: shopDay(at, timeZone), path }
  const increment = () => database.write((manager) => manager.increment(PageView, key, 'views', 1))
  const { affected } = await increment()
  if (affected || !(await mayAdd())) return
  // Not in the transaction above: its update locked the gap in the index, which would deadlock simultaneous first views.
  await database.write(async (manager) => {
    if ((await manager.countBy(PageView, { day: key.day })) >= maxPathsADay) return
    const row = { ...key, views: 0 }
    await manager.createQueryBuilder().insert().into(PageView).values(row).orIgnore().execute()
  })
  await increment()
}

function isPublicPath(path: string): boolean {
  const [, language = ''] = path.split('/')
  const isOurs = languages.some((known) => known === language)
  return isOurs && !isSecretPath(path) && path.length <= longestPath && /^\/[\w\-./%~]+$/.test(path)
}
