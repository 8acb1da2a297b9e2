import { hasIcon } from '../icons/Icon'
import type { ManagedEntity } from '../managed/ManagedEntity'

export type MenuGroupName = 'work' | 'content' | 'sale' | 'stock' | 'administration'

const groups: readonly { name: MenuGroupName; entities: readonly string[] }[] = [
  {
    name: 'work',
    entities: ['statusRepair', 'statusNewPc', 'customer', 'email', 'emailPhone', 'emailRemoteAssistance'],
  },
  { name: 'content', entities: [] },
  { name: 'sale', entities: ['product', 'service', 'serviceGroup', 'review'] },
  { name: 'stock', entities: ['zzpProduct'] },
  { name: 'administration', entities: ['accountantDownload', 'outgoingMail', 'accessToken', 'signIn', 'erasure'] },
]

export interface MenuGroup {
  name: MenuGroupName
  entities: ManagedEntity[]
}

/** Where an entity stands in the menu; what is not named above is content of the site. */
export function menuGroupOf({ name }: ManagedEntity): MenuGroupName {
  return groups.find(({ entities }) => entities.includes(name))?.name ?? 'content'
}

/** The sections of the menu, in the server's order within each group. */
export function menuGroups(entities: readonly ManagedEntity[]): MenuGroup[] {
  return groups
    .map(({ name }) => ({ name, entities: entities.filter((entity) => menuGroupOf(entity) === name) }))
    .filter((group) => group.entities.length > 0)
}

/** Without a list the menu leads to the first record: a shop has one accountant, so one download. */
const firstRecord = 1

/** Where the menu leads to. */
export function menuPath({ name, hasList }: ManagedEntity): string {
  return hasList ? `/${name}` : `/${name}/${firstRecord}`
}

/** The icon of a section; the server's choice where the back office has none of its own. */
export function sectionIcon({ name, icon }: ManagedEntity): string {
  return hasIcon(`ui-${name}`) ? `ui-${name}` : icon
}
