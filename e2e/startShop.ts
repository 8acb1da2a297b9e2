import { startShop } from '../scripts/house/shop.mjs'

/** Before all stories: a shop of their own, filled with the demo content. After them it ends and its folder goes. */
export default async function startShopForStories(): Promise<() => Promise<void>> {
  const shop = await startShop()
  process.env.SHOP_URL = shop.url
  process.env.SHOP_FOLDER = shop.folder
  return async () => {
    await shop.stop()
  }
}
