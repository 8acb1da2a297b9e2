import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { divided } from '../../kernel/shared/oldAddress.js'
import type { Language } from '../../kernel/shared/screens.js'
import { siteAddress } from './ledTo.js'
import { recordAddresses } from './recordAddresses.js'
import { recordAt } from './recordAt.js'
import { targetFault } from './redirectFaults.js'
import { SiteRedirect } from './SiteRedirect.js'

/**
 * Leads visitors of a record elsewhere once they do not see it any more: its redirects are followed from then on. Where the
 * target has a translation, visitors of the translation are led there.
 * @param isWithTranslation whether visitors of its translation are led too, as for a deletion
 * @returns the addresses that lead elsewhere
 * @throws ShopError NOT_FOUND, or VALIDATION of the field `to`
 */
export async function redirectVisitors(
  context: Context,
  entity: ManagedEntity,
  id: number,
  { to, isWithTranslation }: { to: string; isWithTranslation: boolean },
): Promise<string[]> {
  const { reader } = context.services.database
  const row = (await reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) throw notFound(entity)
  const rows = isWithTranslation && row.pair ? ((await reader.findBy(entity.type, { pair: row.pair })) as Row[]) : [row]
  const from = rows.flatMap((each) => recordAddresses(entity.type, each))
  const fault = /^(\/(?![/\\])|https:\/\/)\S*$/.test(to)
    ? await faultOf(context, entity, rows, to)
    : { key: 'field.link' as const }
  if (fault) throw new ShopError('VALIDATION', { fields: { to: [fault] } })
  const targets = new Map<Language, string>()
  for (const { language } of rows)
    targets.set(language as Language, await inLanguage(context, to, language as Language))
  await context.services.database.write(async (manager) => {
    for (const each of rows) {
      const target = targets.get(each.language as Language) ?? to
      for (const path of recordAddresses(entity.type, each)) await redirect(manager, context, path, target)
    }
  })
  return from
}

async function faultOf(context: Context, { type }: ManagedEntity, rows: readonly Row[], to: string) {
  const found = await recordAtAddress(context, to)
  const isItself = found?.entity.type === type && rows.some(({ id }) => id === found.row.id)
  if (isItself) return { key: 'redirect.loop' as const }
  return targetFault(
    context,
    rows.flatMap((each) => recordAddresses(type, each)),
    to,
  )
}

async function recordAtAddress(context: Context, address: string) {
  const own = siteAddress(context, address)
  return own === null ? null : recordAt(context, divided(own).path)
}

/** The address of the translation of what is at an address; the address itself where there is none that visitors see. */
async function inLanguage(context: Context, to: string, language: Language): Promise<string> {
  const found = await recordAtAddress(context, to)
  if (!found?.row.pair || found.row.language === language) return to
  const { type } = found.entity
  const other = (await context.services.database.reader.findOneBy(type, {
    pair: found.row.pair,
    language,
  })) as Row | null
  return (other && isPublished(type, other) && recordAddresses(type, other)[0]) || to
}

async function redirect(manager: EntityManager, context: Context, path: string, target: string): Promise<void> {
  const known = await manager.findOneBy(SiteRedirect, { path })
  const before =
    known && ((await lockedRow(manager, managedEntity(SiteRedirect), known.id)) as (Row & SiteRedirect) | null)
  if (before) await records.update(manager, SiteRedirect, before, { target }, { by: context })
  else await records.insert(manager, SiteRedirect, { path, target }, { by: context })
}
