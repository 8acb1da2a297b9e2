import type { ManagedEntity } from './ManagedEntity'

/** Which screens of an entity there are. */
export interface Screens {
  list: boolean
  create: boolean
  edit: boolean
  view: boolean
}

/** Incoming and outgoing mail is only read here, though integrators may add some through the API. */
const mail: ReadonlySet<string> = new Set(['email', 'emailPhone', 'emailRemoteAssistance', 'outgoingMail'])

export const isMail = ({ name }: Pick<ManagedEntity, 'name'>): boolean => mail.has(name)

export function screensOf(entity: ManagedEntity): Screens {
  return {
    list: entity.hasList,
    create: entity.createdBy !== null && !isMail(entity),
    edit: entity.canEdit,
    view: isMail(entity),
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
  const { edit, view } = screensOf(entity)
  if (edit) return `/${entity.name}/${id}`
  return view ? `/${entity.name}/${id}/show` : undefined
}

/** Whether a new record can begin as a copy of one. A job is one customer's and begins with its intake. */
export function canDuplicate(entity: ManagedEntity): boolean {
  const { create, edit } = screensOf(entity)
  return create && edit && !entity.fields.some(({ name, kind }) => name === 'status' && kind === 'choice')
}
