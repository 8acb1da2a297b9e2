import { hasIcon } from '../icons/Icon'
import type { MenuGroupName } from '../managed/EntityScreens'
import { screenAt, screenPath } from '../managed/formScreens'
import type { LocalizedText, ManagedEntity } from '../managed/ManagedEntity'
import { ownScreensOf } from '../managed/registeredScreens'
import { ownScreens } from './ownScreens'

const groups: readonly MenuGroupName[] = ['work', 'content', 'sale', 'stock', 'shop', 'administration']

export interface MenuGroup {
  name: MenuGroupName
  entities: ManagedEntity[]
}

/** Where an entity stands in the menu. */
export function menuGroupOf(entity: ManagedEntity): MenuGroupName {
  return ownScreensOf(entity).menu ?? 'content'
}

/** Whether it is reached from a screen about several entities. */
const isCovered = ({ name }: ManagedEntity): boolean => ownScreens().some(({ covers }) => covers?.includes(name))

/** The sections of the menu, in the server's order within each group. */
export function menuGroups(entities: readonly ManagedEntity[]): MenuGroup[] {
  return groups
    .map((name) => ({
      name,
      entities: entities.filter((entity) => menuGroupOf(entity) === name && !isCovered(entity)),
    }))
    .filter((group) => group.entities.length > 0)
}

/** Without a list the menu leads to the first record: a shop has one accountant, so one download. */
const firstRecord = 1

/** Where the menu leads to. */
function menuPath({ name, hasList }: ManagedEntity): string {
  return hasList ? `/${name}` : `/${name}/${firstRecord}`
}

/** The screens of an entity that the menu leads to: its list, or all that its one record is divided into. */
export function menuScreens(entity: ManagedEntity): MenuScreen[] {
  if (!entity.screens) {
    return [{ path: menuPath(entity), icon: sectionIcon(entity), label: entity.pluralLabel, isCurrent: isIn(entity) }]
  }
  return entity.screens.map((screen, index) => {
    const path = screenPath(entity, screen)
    const isCurrent = (at: string) => screenAt(entity, at) === screen || (index === 0 && at === `${path}/history`)
    return { path, icon: screen.icon, label: screen.label, isCurrent }
  })
}

export interface MenuScreen {
  path: string
  icon: string
  label: LocalizedText
  /** Whether a path of the back office belongs to it. */
  isCurrent(path: string): boolean
}

function isIn({ name }: ManagedEntity) {
  return (path: string) => path.split('/')[1] === name
}

/** The icon of a section; the server's choice where the back office has none of its own. */
export function sectionIcon({ name, icon }: ManagedEntity): string {
  return hasIcon(`ui-${name}`) ? `ui-${name}` : icon
}
