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

/** What the product or visitors make and the owner reads one by one. */
const readOneByOne: ReadonlySet<string> = new Set([...mail, 'reservation', 'webhookDelivery'])

/** What has a screen of its own to be edited on, which is not the generated form. */
const editedElsewhere: ReadonlySet<string> = new Set(['customer'])

/** What is seen and changed in the agenda, whose times the generated form does not know. */
const inAgenda: ReadonlySet<string> = new Set(['appointment', 'blockedTime'])

export const isMail = ({ name }: Pick<ManagedEntity, 'name'>): boolean => mail.has(name)

export function screensOf(entity: ManagedEntity): Screens {
  if (!entity.isInUse) return { list: false, create: false, edit: false, view: false }
  return {
    list: entity.hasList,
    create: entity.canCreate && !isMail(entity) && !inAgenda.has(entity.name),
    edit: (entity.canEdit && !inAgenda.has(entity.name)) || editedElsewhere.has(entity.name),
    view: readOneByOne.has(entity.name),
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
  if (inAgenda.has(entity.name)) return entity.name === 'appointment' ? `/agenda?afspraak=${id}` : '/agenda'
  const { edit, view } = screensOf(entity)
  if (edit) return `/${entity.name}/${id}`
  return view ? `/${entity.name}/${id}/show` : undefined
}

/** Whether a new record can begin as a copy of one. A job is one customer's and begins with its intake. */
export function canDuplicate(entity: ManagedEntity): boolean {
  const { create, edit } = screensOf(entity)
  return create && edit && !entity.fields.some(({ name, kind }) => name === 'status' && kind === 'choice')
}
