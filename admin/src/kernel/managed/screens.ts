import { mayWorkWith } from '../rights/rights'
import type { ManagedEntity } from './ManagedEntity'
import { ownScreensOf } from './registeredScreens'

/** Which screens of an entity there are. */
export interface Screens {
  list: boolean
  create: boolean
  edit: boolean
  view: boolean
}

export const isMail = (entity: Pick<ManagedEntity, 'name'>): boolean => ownScreensOf(entity).isMail === true

export function screensOf(entity: ManagedEntity): Screens {
  if (!entity.isInUse) return { list: false, create: false, edit: false, view: false }
  const own = ownScreensOf(entity)
  const isGenerated = own.pathOf === undefined
  return {
    list: entity.hasList,
    create: entity.canCreate && !isMail(entity) && isGenerated,
    edit: (entity.canEdit && isGenerated) || (own.edit !== undefined && mayWorkWith(entity.name)),
    view: own.view !== undefined,
  }
}

/** Whether its records cannot be added or edited here: the product or visitors create them. */
export function isOnlyRead(entity: ManagedEntity): boolean {
  const { create, edit } = screensOf(entity)
  return !create && !edit
}

/** The path back from a record: its list, or the dashboard where there is none. */
export function overviewPath({ name, hasList }: ManagedEntity): string {
  return hasList ? `/${name}` : '/'
}

/** The path of the form or view of a record; undefined where the list shows everything. */
export function recordPath(entity: ManagedEntity, id: number): string | undefined {
  const { pathOf } = ownScreensOf(entity)
  if (pathOf) return pathOf(id)
  const { edit, view } = screensOf(entity)
  if (edit) return `/${entity.name}/${id}`
  return view ? `/${entity.name}/${id}/show` : undefined
}

/** Whether a new record can begin as a copy of one. A job is one customer's and begins with its intake. */
export function canDuplicate(entity: ManagedEntity): boolean {
  const { create, edit } = screensOf(entity)
  return create && edit && !entity.fields.some(({ name, kind }) => name === 'status' && kind.isChoice)
}
