import type { ContentShop } from '../records/contentShop.js'

/** Milliseconds. */
export const hour = 60 * 60_000

/** The moment so many milliseconds from now, ISO in UTC. */
export const at = (difference: number): string => new Date(Date.now() + difference).toISOString()

/** Adds a tip in Dutch, which visitors see unless it says otherwise. */
export const addTip = (shop: ContentShop, title: string, input: object = {}) =>
  shop.create<{ id: number; version: number }>(
    'Tip',
    { language: 'nl', title, ...input },
    'id version state visible visibleFrom visibleUntil',
  )

/** The titles of the tips that visitors see in Dutch, in their order. */
export async function publicTips(shop: ContentShop): Promise<string[]> {
  const { items } = await shop.read<{ items: { title: string }[] }>('{ publicTips(language: nl) { items { title } } }')
  return items.map(({ title }) => title)
}
