import { screenAt, screenPath, singleId } from '../managed/formScreens'
import { fieldNamed } from '../managed/ManagedCatalogue'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { overviewPath, screensOf } from '../managed/screens'
import { isScreenInUse, type OwnScreen, ownScreens } from '../navigation/ownScreens'
import { idOrNumber, isJobNumber, numberOrId } from './jobNumbers'

/** Where the back office stands on the site. */
export const backOfficeRoot = '/cougarXr7'

/** Marks addresses on either side that the other side has no word for. */
const unknownMark = '-'

/** Whether a part of an address stands for a record: its id, or for a job its number. */
function isRecord(entity: ManagedEntity, part: string | undefined): part is string {
  return /^\d+$/.test(part ?? '') || (fieldNamed(entity, 'number') !== undefined && isJobNumber(part))
}

/**
 * The Dutch addresses of the address bar and react-admin's own, one to one:
 * `/cougarXr7/dashboard` and `/`, `…/producten/overzicht` and `/product`, `…/toevoegen` and `/product/create`,
 * `…/wijzigen/5` and `/product/5`, `…/geschiedenis/5` and `/product/5/history`, `…/bekijken/5` and `/email/5/show`; each
 * as far as there is such a screen. A job has its number there, `…/wijzigen/26-0142`, once it was read which one it is. Of one record there is `/cougarXr7/winkel/gegevens` for `/shopSettings/1`, and
 * `…/openingstijden` for `/shopSettings/1/openingstijden`. `/cougarXr7/prullenbak` is `/trash`, one of the screens
 * without an entity.
 */
export class AddressBook {
  /** Sections of several parts first, as `boekhouding/downloads`. */
  private readonly sections: readonly { parts: readonly string[]; entity: ManagedEntity }[]

  private readonly ownScreens: readonly OwnScreen[]

  constructor(private readonly entities: readonly ManagedEntity[]) {
    this.ownScreens = ownScreens().filter((screen) => isScreenInUse(screen, entities))
    this.sections = entities
      .map((entity) => ({ parts: entity.section.split('/'), entity }))
      .sort((one, other) => other.parts.length - one.parts.length)
  }

  /** From the address bar to react-admin. An unknown address inside a section leads to the section's list. */
  toInside(path: string): string {
    const [root, ...below] = path.split('/').filter(Boolean)
    if (`/${root}` !== backOfficeRoot) return `/${unknownMark}${path}`
    const [first, ...others] = below
    if (first === undefined || (first === 'dashboard' && others.length === 0)) return '/'
    if (first === unknownMark) return `/${withoutMarks(others).join('/')}`
    const own = this.ownScreens.find(({ section }) => section === below.map(decode).join('/'))
    if (own) return `/${own.name}`
    const section = this.sections.find(({ parts }) => parts.every((part, index) => part === decode(below[index])))
    if (!section) return `/${[unknownMark, ...below].join('/')}`
    const { entity } = section
    const rest = below.slice(section.parts.length)
    return entity.screens ? insideSingle(entity, rest) : (insideSection(entity, rest) ?? overviewPath(entity))
  }

  /** From react-admin to the address bar. */
  toOutside(path: string): string {
    const [name, ...rest] = path.split('/').filter(Boolean)
    if (name === undefined) return `${backOfficeRoot}/dashboard`
    if (name === unknownMark) return [backOfficeRoot, ...rest].join('/')
    const own = rest.length === 0 && this.ownScreens.find((screen) => screen.name === name)
    if (own) return `${backOfficeRoot}/${own.section}`
    const entity = this.entities.find((candidate) => candidate.name === name)
    const screen = entity && (entity.screens ? outsideSingle(entity, path) : outsideScreen(entity, rest))
    return `${backOfficeRoot}/${screen ? `${entity.section}/${screen}` : `${unknownMark}${path}`}`
  }

  /** The address as it should stand in the address bar. */
  canonical(path: string): string {
    return this.toOutside(this.toInside(path))
  }
}

/** `wijzigen`, `5` becomes `/product/5`. */
function insideSection(entity: ManagedEntity, [action, id, ...rest]: readonly string[]): string | undefined {
  const { create, edit, view } = screensOf(entity)
  if (rest.length > 0) return undefined
  if (create && action === 'toevoegen' && id === undefined) return `/${entity.name}/create`
  if (!isRecord(entity, id)) return undefined
  const record = `/${entity.name}/${idOrNumber(entity.name, id)}`
  if (edit && action === 'wijzigen') return record
  if (edit && action === 'geschiedenis') return `${record}/history`
  if (view && action === 'bekijken') return `${record}/show`
  return undefined
}

/** `gegevens` becomes `/shopSettings/1`; an unknown address leads to the first screen. */
function insideSingle(entity: ManagedEntity, [address, ...rest]: readonly string[]): string {
  const record = `/${entity.name}/${singleId}`
  if (rest.length > 0) return record
  if (address === 'geschiedenis') return `${record}/history`
  const screen = entity.screens?.find((each) => each.address === address)
  return screen ? screenPath(entity, screen) : record
}

/** `/shopSettings/1` becomes `gegevens`. */
function outsideSingle(entity: ManagedEntity, path: string): string | undefined {
  if (path === `/${entity.name}/${singleId}/history`) return 'geschiedenis'
  return screenAt(entity, path)?.address
}

/** `5`, `show` becomes `bekijken/5`. */
function outsideScreen(entity: ManagedEntity, [id, action, ...rest]: readonly string[]): string | undefined {
  const { list, create, edit, view } = screensOf(entity)
  if (rest.length > 0) return undefined
  if (list && id === undefined) return 'overzicht'
  if (create && id === 'create' && action === undefined) return 'toevoegen'
  if (!isRecord(entity, id)) return undefined
  const record = numberOrId(entity.name, id)
  if (edit && action === undefined) return `wijzigen/${record}`
  if (edit && action === 'history') return `geschiedenis/${record}`
  if (view && action === 'show') return `bekijken/${record}`
  return undefined
}

/** An address inside never begins with the mark of those outside. */
function withoutMarks(parts: readonly string[]): readonly string[] {
  const start = parts.findIndex((part) => part !== unknownMark)
  return start === -1 ? [] : parts.slice(start)
}

function decode(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
