import type { EntityManager } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { Pending } from './SwitchedContents.js'
import { contentsOf, partAround, type ShopPart, shopPartNames } from './shopParts.js'

/** A part of the shop stays on for as long as someone counts on what is in it. */
export const partHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    const fields: FieldErrors = {}
    for (const part of shopPartNames.filter((each) => before?.[each] && after?.[each] === false)) {
      const errors = await errorsOf(manager, pendingsOf(part, before))
      if (errors.length > 0) fields[part] = errors
    }
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  },
}

/** What is pending in a part, and in the parts within it that are in use. */
function pendingsOf(part: ShopPart, before: Row | null): Pending[] {
  const within = shopPartNames.filter((each) => partAround(each) === part && before?.[each])
  return [part, ...within].flatMap(contentsOf).flatMap(({ pending }) => pending ?? [])
}

async function errorsOf(manager: EntityManager, pendings: readonly Pending[]): Promise<FieldErrors[string]> {
  const now = new Date().toISOString()
  const errors: FieldErrors[string] = []
  for (const { type, where, one, several } of pendings) {
    const count = await manager.countBy(type, where(now))
    if (count > 0) errors.push(count === 1 ? { key: one } : { key: several, values: { count } })
  }
  return errors
}
