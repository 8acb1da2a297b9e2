import { purchase } from '../../../demo/content/purchase.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { instantOf } from '../demo/daysBack.js'
import { buyIn } from './buyIn.js'

/** What the shop has bought of somebody, and still keeps for the municipality. */
export async function loadDemoPurchase(demo: Demo): Promise<void> {
  const { at, ...input } = purchase
  const moment = instantOf(at)
  await setAge(demo, BoughtItem, await buyIn(demo.context, input, null, new Date(moment)), moment)
}
