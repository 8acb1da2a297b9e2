import type { ManagedEntity } from '../managed/ManagedEntity'

/** What belongs to selling; everything else is content of the site. */
const shopEntities = new Set(['product', 'zzpProduct', 'service', 'serviceGroup', 'review', 'customer'])

export interface MenuGroup {
  label: 'menu.content' | 'menu.shop'
  entities: ManagedEntity[]
}

/** The sections of the menu, in the server's order. */
export function menuGroups(entities: readonly ManagedEntity[]): MenuGroup[] {
  const groups: MenuGroup[] = [
    { label: 'menu.content', entities: entities.filter(({ name }) => !shopEntities.has(name)) },
    { label: 'menu.shop', entities: entities.filter(({ name }) => shopEntities.has(name)) },
  ]
  return groups.filter((group) => group.entities.length > 0)
}

/** The drawing of a section; the server's own choice where the back office has none of its own. */
export function sectionIcon({ name, icon }: ManagedEntity): string {
  return sectionDrawings[name] ?? icon
}

const sectionDrawings: Record<string, string> = {
  page: 'ui-page',
  newsItem: 'ui-newsItem',
  newsCategory: 'ui-newsCategory',
  newsGroup: 'ui-newsGroup',
  product: 'ui-product',
  feature: 'ui-feature',
}
