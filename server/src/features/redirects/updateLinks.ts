import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import { linkPath, ownForms } from '../../kernel/links/linkPath.js'
import { withAddresses } from '../../kernel/links/linksIn.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { type LeadingPlace, placesWithLinks, titled } from './placesLeadingTo.js'
import { formsOf } from './recordAddresses.js'
import { targetFault } from './redirectFaults.js'

export interface UpdatedLinks {
  updated: number
  failed: LeadingPlace[]
}

/**
 * Has the texts and buttons that lead to an address lead to another one; what follows the path of a link stays. Each record
 * is changed as by hand, with its history.
 * @throws ShopError VALIDATION of the field `to`
 */
export async function updateLinks(context: Context, from: string, to: string): Promise<UpdatedLinks> {
  const fault = await targetFault(context, [from], to)
  if (fault) throw new ShopError('VALIDATION', { fields: { to: [fault] } })
  const links = await placesWithLinks(context, [from])
  const old = new Set(formsOf(from).flatMap((each) => ownForms(each, context.services.settings.publicUrl)))
  const byRecord = new Map(links.map(({ entity, record }) => [`${entity} ${record}`, { entity, record }]))
  const failed: LeadingPlace[] = []
  let updated = 0
  for (const { entity, record } of byRecord.values()) {
    try {
      if (await updateRecordLinks(context, entity, record, old, to)) updated += 1
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const [link] = links.filter((each) => each.entity === entity && each.record === record)
      if (link) failed.push(...(await titled(context, [{ entity, id: record, field: link.field }])))
    }
  }
  return { updated, failed }
}

async function updateRecordLinks(
  context: Context,
  name: string,
  id: number,
  old: ReadonlySet<string>,
  to: string,
): Promise<boolean> {
  const entity = managedByName(name)
  const row = (await context.services.database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) return false
  const whole: Values = structuredClone({ ...row })
  const changed = new Set<string>()
  withAddresses(entity.type, whole, (address, field) => {
    const path = linkPath(address)
    if (path === null || !old.has(path)) return address
    changed.add(field)
    return to + (to.includes('#') || to.includes('?') ? '' : (/[?#].*$/.exec(address)?.[0] ?? ''))
  })
  const input: Values = { version: row.version }
  for (const field of changed) {
    const described = fieldOf(entity.type, field)
    const { parts } = described?.kind ?? {}
    const value = whole[field]
    input[field] = described && parts ? (value as Values[]).map((part) => parts.sent(described, part)) : value
  }
  if (changed.size === 0) return false
  await updateRecord(context, entity, id, input)
  return true
}
