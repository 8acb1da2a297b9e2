import type { EntityManager } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { referringFields } from '../../kernel/records/clearReferences.js'
import { Revision } from '../../kernel/records/Revision.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { Customer } from '../customers/Customer.js'
import { StockMovement } from '../stock/StockMovement.js'

/** Tables that name an account as the author of something, without a foreign key: they outlive it. */
export const ownEvents = [Revision, TrashedRecord, StockMovement] as const

/** Makes deleted records of one customer those of another: they could not be restored otherwise. */
export async function moveTrashed(manager: EntityManager, from: number, to: number): Promise<void> {
  const referring = referringFields(Customer).map(({ type, field }) => ({ entity: managedEntity(type).name, field }))
  const fields = [...new Set(referring.map(({ field }) => field))]
  const moved = (values: Values): Values => {
    const own = fields.filter((field) => values[field] === from).map((field) => [field, to])
    return { ...values, ...Object.fromEntries(own) }
  }
  for (const name of new Set(referring.map(({ entity }) => entity))) {
    for (const { id, content, besides } of await manager.findBy(TrashedRecord, { entity: name })) {
      const after = { content: moved(content), besides: movedWithin(besides, moved) }
      if (JSON.stringify(after) === JSON.stringify({ content, besides })) continue
      await manager.update(TrashedRecord, { id }, after as object)
    }
  }
}

/** What was deleted along with a record may refer to the customer too, as a quote of a job does. */
function movedWithin(besides: Values, moved: (values: Values) => Values): Values {
  const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
  return Object.fromEntries(
    Object.entries(besides).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => (isValues(each) ? moved(each) : each)) : value,
    ]),
  )
}
