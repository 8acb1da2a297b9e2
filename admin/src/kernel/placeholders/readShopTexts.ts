import { ShopPlaceholdersDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { setShopTexts } from '../shop/filledText'

/** Reads again what texts say of the shop, once its record has changed. */
export async function readShopTexts(): Promise<void> {
  setShopTexts((await askServer({ query: ShopPlaceholdersDocument })).shopPlaceholders)
}
