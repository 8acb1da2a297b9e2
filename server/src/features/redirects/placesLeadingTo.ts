import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { linksTo } from '../../kernel/links/indexLinks.js'
import { ownForms } from '../../kernel/links/linkPath.js'
import { storedEntity } from '../../kernel/records/managedByName.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Redirect } from '../../kernel/records/Redirect.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import { blockUsers } from '../../kernel/records/usesInBlocks.js'
import type { Language } from '../../kernel/shared/screens.js'
import { formsOf, recordAddresses } from './recordAddresses.js'

/** Places that are looked at; a record has far fewer. */
const maxPlaces = 1000

/** A place that leads to a record. */
export interface LeadingPlace {
  entity: string
  id: number
  title: string
  language: Language | null
  /** The field of the record that has the link, or whose blocks show the record. */
  field: string
}

export interface LeadingPlaces {
  /** The addresses of the record, and of its translation where that was asked for. */
  addresses: string[]
  places: LeadingPlace[]
  /** The fields of the record by which menus of the site show it. */
  menus: string[]
}

const menuFields = ['visibleInMenu', 'visibleInTopMenu', 'visibleInFooterMenu'] as const

/**
 * Every place that leads to a record: links in texts and buttons, also by its former addresses, blocks that show it, and menus.
 * @param isWithTranslation whether the places that lead to its translation count too, as for a deletion
 * @throws ShopError NOT_FOUND
 */
export async function placesLeadingTo(
  context: Context,
  entity: ManagedEntity,
  id: number,
  isWithTranslation: boolean,
): Promise<LeadingPlaces> {
  const { reader } = context.services.database
  const row = (await reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) throw notFound(entity)
  const rows = isWithTranslation && row.pair ? ((await reader.findBy(entity.type, { pair: row.pair })) as Row[]) : [row]
  const addresses = rows.flatMap((each) => recordAddresses(entity.type, each))
  const links = await placesWithLinks(context, [...addresses, ...(await formerAddresses(context, entity, rows))])
  const ids = rows.map((each) => each.id)
  const inBlocks = await Promise.all(ids.map((each) => blockUsers(reader, entity.type, each)))
  const shown = inBlocks
    .flat()
    .map(({ type, field, ids: of }) => ({ entity: managedEntity(type).name, field: field.name, of }))
  const placed = [
    ...links.map(({ entity: name, record, field }) => ({ entity: name, id: record, field })),
    ...shown.flatMap(({ entity: name, field, of }) => of.map((each) => ({ entity: name, id: each, field }))),
  ]
  const others = placed.filter((each) => each.entity !== entity.name || !ids.includes(each.id))
  return {
    addresses,
    places: await titled(context, others),
    menus: menuFields.filter((name) => rows.some((each) => each[name] === true)),
  }
}

/** The links that lead to any of these addresses. */
export function placesWithLinks({ services }: Context, addresses: readonly string[]) {
  const paths = addresses.flatMap(formsOf).flatMap((each) => ownForms(each, services.settings.publicUrl))
  return linksTo(services.database.reader, [...new Set(paths)], maxPlaces)
}

/** The same places with what their records are called, each once. */
export async function titled(
  { services }: Context,
  places: readonly Pick<LeadingPlace, 'entity' | 'id' | 'field'>[],
): Promise<LeadingPlace[]> {
  const found = new Map<string, LeadingPlace>()
  for (const name of new Set(places.map(({ entity }) => entity))) {
    const entity = storedEntity(name)
    const own = places.filter((each) => each.entity === name)
    if (!entity) continue
    const rows = (await services.database.reader.findBy(entity.type, { id: In(own.map(({ id }) => id)) })) as Row[]
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { id, field } of own) {
      const row = byId.get(id)
      if (!row) continue
      const language = (row.language as Language | undefined) ?? null
      found.set(`${name} ${id} ${field}`, { entity: name, id, title: recordTitle(entity, row), language, field })
    }
  }
  return [...found.values()]
}

/** Texts that were written before a record moved still name these. */
async function formerAddresses({ services }: Context, { name, type }: ManagedEntity, rows: readonly Row[]) {
  const where = { entity: name, record: In(rows.map(({ id }) => id)) }
  const former = await services.database.reader.find(Redirect, { where, take: maxPlaces })
  return former.flatMap(({ language, path, record }) => {
    const row = rows.find(({ id }) => id === record)
    return row ? recordAddresses(type, { ...row, language, url: path, fullUrl: path }) : []
  })
}
