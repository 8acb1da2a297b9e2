import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { storedEntity } from '../../kernel/records/managedByName.js'
import { Redirect } from '../../kernel/records/Redirect.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import { recordAddresses } from './recordAddresses.js'

/** A redirect that the product has made. */
export interface MovedAddress {
  from: string
  to: string
  entity: string
  id: number
  title: string
}

/** The redirects that the product has made itself, by their former addresses. @param page from 1 */
export async function movedAddresses(
  { services }: Context,
  page: number,
  perPage: number,
): Promise<{ items: MovedAddress[]; total: number }> {
  const { reader } = services.database
  const [found, total] = await reader.findAndCount(Redirect, {
    order: { entity: 'ASC', language: 'ASC', path: 'ASC' },
    skip: (page - 1) * perPage,
    take: perPage,
  })
  const items: MovedAddress[] = []
  for (const name of new Set(found.map(({ entity }) => entity))) {
    const entity = storedEntity(name)
    const own = found.filter((each) => each.entity === name)
    if (!entity) continue
    const rows = (await reader.findBy(entity.type, { id: In(own.map(({ record }) => record)) })) as Row[]
    for (const { language, path, record } of own) {
      const row = rows.find(({ id }) => id === record)
      const [to] = row ? recordAddresses(entity.type, row) : []
      const [from] = row ? recordAddresses(entity.type, { ...row, language, url: path, fullUrl: path }) : []
      if (row && from && to) items.push({ from, to, entity: name, id: record, title: recordTitle(entity, row) })
    }
  }
  return { items, total }
}
