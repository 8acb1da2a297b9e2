import { managedEntity } from '../../kernel/fields/Managed.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import type { PersonalData } from '../customers/PersonalData.js'
import { StockMovement } from './StockMovement.js'
import { ZzpProduct } from './ZzpProduct.js'

/** How the customer, as a partner, has moved stock: the ledger stays, without a name. */
export const personalStock: PersonalData = {
  name: 'stockMovements',
  read: ({ manager, customer }) => manager.find(StockMovement, { where: { user: customer.id }, order: { id: 'ASC' } }),
  async erase({ manager, customer: { id: user } }) {
    await manager.update(StockMovement, { user }, { user: null, userName: null })
    // Also in the ledgers of trashed products.
    for (const { id, besides } of await manager.findBy(TrashedRecord, { entity: managedEntity(ZzpProduct).name })) {
      const movements = besides.movements as StockMovement[]
      if (!movements.some((movement) => movement.user === user)) continue
      const nameless = movements.map((each) => (each.user === user ? { ...each, user: null, userName: null } : each))
      await manager.update(TrashedRecord, { id }, { besides: { ...besides, movements: nameless } as object })
    }
  },
}
