import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { pathField } from '../../kernel/records/addresses.js'
import { Redirect } from '../../kernel/records/Redirect.js'
import { priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import { type Language, languages, pageAddress, screenAddress, screens } from '../../kernel/shared/screens.js'
import { Page } from '../pages/Page.js'
import { Service } from '../services/Service.js'
import { detailScreens } from './detailScreens.js'
import { priceFinderPath } from './priceFinderPath.js'

/**
 * The current address of the record that once had this one: `/nl/oud/pad` gives `/nl/nieuw/pad`, or null when no record
 * that visitors may see ever had it.
 */
export async function movedTo(context: Pick<PublicContext, 'services'>, path: string): Promise<string | null> {
  const [, prefix = '', rest = ''] = /^\/([^/]*)\/(.+)$/.exec(path) ?? []
  const language = languages.find((known) => known === prefix)
  if (!language || (await context.services.switches.now()).closes(path)) return null
  for (const { screen, type } of detailScreens) {
    const start = `${screens[screen][language]}/`
    if (!rest.startsWith(start)) continue
    const row = await redirected(context, type, language, rest.slice(start.length))
    return row && screenAddress(screen, row.language ?? language, String(row.url))
  }
  const answer = priceFinderPath(rest)
  if (answer?.url !== undefined) {
    const service = await redirected(context, Service, language, answer.url)
    return service && priceFinderAddress(service.language ?? language, answer.device, String(service.url))
  }
  const page = await redirected(context, Page, language, rest)
  return page && pageAddress(language, String(page.fullUrl))
}

/** The record in one statement: an address of one that is hidden answers as soon as an address of nothing. */
async function redirected(
  { services }: Pick<PublicContext, 'services'>,
  type: Class,
  language: Language,
  path: string,
): Promise<Row | null> {
  const entity = managedEntity(type)
  const field = pathField(entity)
  if (!field) return null
  const { rows } = services.database
  const [id, record] = [rows.column(type, 'id'), rows.column(Redirect, 'record')]
  const isFormer = (['entity', 'language', 'path'] as const).map((name) => `${rows.column(Redirect, name)} = ?`)
  const [row] = await rows.find<Row>(type, {
    columns: ['id', 'language', field],
    where: publishedWhere(type),
    also: {
      sql: `${id} = (SELECT ${record} FROM ${rows.tableOf(Redirect)} WHERE ${isFormer.join(' AND ')})`,
      values: [entity.name, language, path],
    },
    limit: 1,
  })
  return row ?? null
}
