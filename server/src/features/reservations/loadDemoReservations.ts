import type { DemoReservation } from '../../../demo/content/recordTypes.js'
import { reservations } from '../../../demo/content/reservations.js'
import type { Row } from '../../kernel/context/Row.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { Product } from '../products/Product.js'
import { lockPair, moveProductStock } from '../products/productStock.js'
import { readShop } from '../shop/readShop.js'
import { Reservation } from './Reservation.js'
import { insertHolds, insertReservation, reservationEntity } from './storedReservation.js'
import { untilWhen } from './untilWhen.js'

const hourMilliseconds = 60 * 60 * 1000

/** What visitors have reserved: some of it waits, some was collected. */
export async function loadDemoReservations(demo: Demo): Promise<void> {
  for (const each of reservations) await load(demo, each)
}

async function load(demo: Demo, { product: key, state, hoursAgo, ...visitor }: DemoReservation): Promise<void> {
  const { database, settings } = demo.context.services
  const context = { ...demo.context, viewer: null }
  const id = demo.inputs.idOf(Product, key, visitor.language)
  const madeAt = Date.now() - hoursAgo * hourMilliseconds
  const endedAt = new Date(madeAt + 24 * hourMilliseconds).toISOString()
  const stored = await database.write(async (manager) => {
    const { title, price, pair } = await manager.findOneByOrFail(Product, { id })
    const collectBefore = untilWhen(await readShop(manager), settings, madeAt)
    if (collectBefore === null) throw new Error('The demo shop has no opening hours')
    await lockPair(manager, pair)
    const values = { ...visitor, product: id, title, price, collectBefore }
    const { reservation } = await insertReservation(manager, context, values)
    if (state === 'waiting') {
      await insertHolds(manager, reservation, pair)
      await moveProductStock(manager, context, { pair, id, delta: -1, reason: 'reserved' })
    } else {
      await changeRow(manager, context, reservationEntity, reservation as unknown as Row, { state, endedAt }, null)
    }
    return reservation
  })
  const madeAtInstant = new Date(madeAt).toISOString()
  await setAge(demo, Reservation, stored.id, madeAtInstant, state === 'waiting' ? madeAtInstant : endedAt)
}
