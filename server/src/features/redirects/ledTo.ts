import type { PublicContext } from '../../kernel/context/PublicContext.js'
import { ownPath } from '../../kernel/links/linkPath.js'
import { divided } from '../../kernel/shared/oldAddress.js'
import { isReservedAddress } from '../../kernel/shared/screens.js'
import { mayLeadSomewhere } from '../publicsite/mayLeadSomewhere.js'
import { movedTo } from '../publicsite/movedTo.js'
import { withoutLanguage } from './recordAddresses.js'

type Site = Pick<PublicContext, 'services'>

/** Redirects that follow each other; nobody makes a longer chain. */
const maxSteps = 5

/**
 * Where visitors of an address with nothing of its own are led: what the owner has said, else the record that was there
 * once. What has moved or was redirected since is followed. Null for not found, also where redirects go round in circles.
 * @param address with its query; the answer is not encoded
 */
export async function ledTo(context: Site, address: string): Promise<string | null> {
  let target = await context.services.redirects.targetOf(address)
  if (target === null) return movedTo(context, divided(address).path)
  for (let step = 0; step < maxSteps; step++) {
    const own = siteAddress(context, target)
    if (own === null) return target
    const { path } = divided(own)
    const moved = await movedTo(context, path)
    if (moved !== null) return moved
    if (await isAtAddress(context, path)) return target
    target = await context.services.redirects.targetOf(own)
    if (target === null) return null
  }
  return null
}

/** An address of this site without host and fragment, in its one form; null for one of another site. */
export function siteAddress({ services }: Site, address: string): string | null {
  const [, host = '', rest = ''] = /^(?:https?:(\/\/[^/?#]+))?([^#]*)/i.exec(address) ?? []
  const { path, query } = divided(rest)
  const own = ownPath(`${host.toLowerCase()}${path}`, services.settings.publicUrl)
  return own === null || query === '' ? own : `${own}?${query}`
}

/** Whether visitors find something at a path: a screen, a file, a record or where it has moved; redirects of the owner's do not count. */
export async function isAtAddress(context: Site, path: string): Promise<boolean> {
  if ((await context.services.switches.now()).closes(path)) return false
  return isFileAddress(path) || mayLeadSomewhere(context, path)
}

/** Whether a path without a language is that of a file or a screen, which no record has. */
export function isFileAddress(path: string): boolean {
  if (/^\/downloads\/./.test(path)) return true
  return withoutLanguage(path) === path && isReservedAddress(path.slice(1))
}
