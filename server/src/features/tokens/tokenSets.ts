import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import type { tokenAccess } from './AccessToken.js'

export const tokenSetNames = defineChoice(
  'TokenSetName',
  ['webshop', 'bookkeeping', 'phone', 'automation'],
  'What a program is for, as far as rights are ready for it.',
)

/** The rights that a token for such a program begins with, of the role cms-admin. */
interface TokenSet {
  access: ValueOf<typeof tokenAccess>
  /** The entities that it reaches. */
  entities: readonly string[]
}

/** As few as will do: the flows of `docs/integrating.md` are run with these. */
export const tokenSets: Readonly<Record<ValueOf<typeof tokenSetNames>, TokenSet>> = {
  webshop: { access: 'write', entities: ['product', 'reservation'] },
  bookkeeping: {
    access: 'read',
    entities: ['customer', 'invoice', 'payment', 'onlinePayment', 'cashMovement', 'tillClosing', 'boughtItem'],
  },
  phone: { access: 'read', entities: ['customer', 'device', 'statusNewPc', 'statusRepair', 'appointment'] },
  automation: {
    access: 'write',
    entities: [
      ...['customer', 'device', 'statusNewPc', 'statusRepair', 'quote', 'appointment', 'reservation'],
      ...['webhook', 'webhookDelivery'],
    ],
  },
}

/** Their addresses in the back office, in the order of its menu, without what the shop has switched off. */
export function sectionsOf({ entities }: TokenSet, off: ReadonlySet<string>): string[] {
  return managedEntities()
    .map(managedEntity)
    .filter(({ name }) => entities.includes(name) && !off.has(name))
    .flatMap(({ section }) => section ?? [])
}
