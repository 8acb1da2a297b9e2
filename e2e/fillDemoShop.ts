import { demoShop } from '../scripts/house/demoShop.mjs'

/** Before all stories: the demo shop of which each worker starts a copy of its own. */
export default async function fillDemoShop(): Promise<void> {
  process.env.DEMO_SHOP = await demoShop()
}
