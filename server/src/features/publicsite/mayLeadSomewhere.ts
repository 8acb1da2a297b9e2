import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { pathField } from '../../kernel/records/addresses.js'
import { Redirect } from '../../kernel/records/Redirect.js'
import {
  appointmentKindAddress,
  contactUrls,
  homeUrls,
  languages,
  reservedUrl,
  screens,
} from '../../kernel/shared/screens.js'
import { AppointmentKind } from '../appointments/AppointmentKind.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { detailScreens } from './detailScreens.js'
import { priceFinderPath } from './priceFinderPath.js'

const quotedLanguages = languages.map((language) => `'${language}'`).join()

/** Paths below a language that are answered whatever the content. */
const fixedPaths = new Set<string>([
  '',
  ...Object.values(screens).flatMap((paths) => Object.values(paths)),
  ...Object.values(homeUrls),
  ...Object.values(contactUrls),
])

/**
 * Whether an address leads to a record that visitors may see, or to where one has moved: one statement, which costs much
 * less than finding out what it leads to. The address of one that they may not see takes as long as one of nothing.
 * @param path decoded, with a language or without one: `/nl/nieuws/phishing`
 */
export async function mayLeadSomewhere(context: Pick<PublicContext, 'services'>, path: string): Promise<boolean> {
  const [first = '', ...others] = path.slice(1).split('/')
  const rest = languages.some((language) => language === first) ? others.join('/') : path.slice(1)
  if (fixedPaths.has(rest)) return true
  const kinds = languages.map((language) => appointmentKindAddress(language, '')).find((each) => path.startsWith(each))
  if (kinds !== undefined) {
    return context.services.database.reader.existsBy(AppointmentKind, {
      url: path.slice(kinds.length),
      isOffered: true,
    })
  }
  const reserved = reservedUrl(path)
  if (reserved !== null) return isAddress(context, Product, reserved)
  for (const { screen, type } of detailScreens) {
    const start = languages.map((language) => `${screens[screen][language]}/`).find((each) => rest.startsWith(each))
    if (start !== undefined) return isAddress(context, type, rest.slice(start.length))
  }
  const answer = priceFinderPath(rest)
  if (answer === undefined) return false
  if (answer) return answer.url === undefined || isAddress(context, Service, answer.url)
  return isAddress(context, Page, rest)
}

/** Whether a record of this kind that visitors may see has or had this path, in either language. */
async function isAddress({ services }: Pick<PublicContext, 'services'>, type: Class, path: string): Promise<boolean> {
  const { rows, reader } = services.database
  const entity = managedEntity(type)
  const field = pathField(entity)
  if (!field) return true
  const existing = (of: Class, conditions: string) =>
    `EXISTS (SELECT 1 FROM ${rows.tableOf(of)} WHERE ${rows.column(of, 'language')} IN (${quotedLanguages}) AND ${conditions})`
  const { state } = publishedWhere(type)
  const shown = state ? `AND ${rows.column(type, 'state')} = '${state}'` : ''
  const present = existing(type, `${rows.column(type, field)} = ? ${shown}`)
  const moved = `${rows.column(Redirect, 'record')} IN (SELECT ${rows.column(type, 'id')} FROM ${rows.tableOf(type)} WHERE ${rows.column(type, 'id')} = ${rows.column(Redirect, 'record')} ${shown})`
  const former = existing(
    Redirect,
    `${rows.column(Redirect, 'entity')} = ? AND ${rows.column(Redirect, 'path')} = ? AND ${moved}`,
  )
  const statement = `SELECT ${present} OR ${former} AS found`
  const [answer] = await reader.query<{ found: number | string }[]>(statement, [path, entity.name, path])
  return Number(answer?.found) === 1
}
