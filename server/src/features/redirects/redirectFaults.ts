import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { divided, isOldAddress, oldAddress } from '../../kernel/shared/oldAddress.js'
import { mayLeadSomewhere } from '../publicsite/mayLeadSomewhere.js'
import { movedTo } from '../publicsite/movedTo.js'
import { pathTitles } from '../statistics/pathTitles.js'
import { isAtAddress, isFileAddress, siteAddress } from './ledTo.js'

/** What is wrong with a redirect of the owner's besides the form of its fields. */
export async function redirectFaults(context: Context, { path, target }: Values): Promise<FieldErrors> {
  const faults: FieldErrors = {}
  if (typeof path !== 'string' || !isOldAddress(path)) return faults
  const taken = await takenBy(context, path)
  if (taken) faults.path = [taken]
  const wrong = typeof target === 'string' && (await targetFault(context, [path], target))
  if (wrong) faults.target = [wrong]
  return faults
}

/** Why no redirect may lead there from any of these addresses. */
export async function targetFault(
  context: Context,
  from: readonly string[],
  target: string,
): Promise<Message | undefined> {
  const { redirects } = context.services
  const seen = new Set(from.map((each) => oldAddress(each).toLowerCase()))
  for (let next: string | null = target; next !== null; ) {
    const own = siteAddress(context, next)
    if (own === null) return undefined
    if (seen.has(own.toLowerCase())) return { key: 'redirect.loop' }
    seen.add(own.toLowerCase())
    const after: string | null = await redirects.targetOf(own)
    if (after === null && !(await isAtAddress(context, divided(own).path))) return { key: 'redirect.targetGone' }
    next = after
  }
  return undefined
}

/** What is at an address, so that no redirect would be followed. One with a query is told from it by that. */
async function takenBy(context: Context, address: string): Promise<Message | undefined> {
  const { path, query } = divided(address)
  if (query !== '') return undefined
  if (path === '/' || isFileAddress(path)) return { key: 'field.urlReserved' }
  if (!(await mayLeadSomewhere(context, path)) || (await movedTo(context, path)) !== null) return undefined
  const title = (await pathTitles(context.services.database.rows, [path])).get(path)
  return title === undefined ? { key: 'field.urlReserved' } : { key: 'redirect.taken', values: { title } }
}
