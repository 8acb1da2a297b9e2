import type { EntityManager } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { Pending } from './SwitchedContents.js'
import { contentsOf, type ShopSwitch, shopSwitchNames, switchAround } from './shopSwitches.js'

/** A switch stays on for as long as someone counts on what goes away with it. */
export const switchHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    const fields: FieldErrors = {}
    for (const name of shopSwitchNames.filter((each) => before?.[each] && after?.[each] === false)) {
      const errors = await errorsOf(manager, pendingsOf(name, before))
      if (errors.length > 0) fields[name] = errors
    }
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  },
}

/** What is pending of a switch, and of those within it that are on. */
function pendingsOf(name: ShopSwitch, before: Row | null): Pending[] {
  const within = shopSwitchNames.filter((each) => switchAround(each) === name && before?.[each])
  return [name, ...within].flatMap(contentsOf).flatMap(({ pending }) => pending ?? [])
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
