import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { contactUrls, homeUrls, languages, pageAddress, screens } from '../../kernel/shared/screens.js'
import { Page } from '../pages/Page.js'
import { detailScreens } from '../publicsite/detailScreens.js'
import { priceFinderPath } from '../publicsite/priceFinderPath.js'
import { Service } from '../services/Service.js'
import { withoutLanguage } from './recordAddresses.js'

interface FoundRecord {
  entity: ManagedEntity
  row: Row
}

/** The record that visitors see at a path of the site, in whatever form the path is written. */
export async function recordAt(context: Pick<PublicContext, 'services'>, path: string): Promise<FoundRecord | null> {
  const rest = withoutLanguage(path).slice(1)
  for (const { screen, type } of detailScreens) {
    const start = languages.map((each) => `${screens[screen][each]}/`).find((each) => rest.startsWith(each))
    if (start !== undefined) return find(context, type, { url: rest.slice(start.length) })
  }
  const answer = priceFinderPath(rest)
  if (answer !== null) return answer?.url === undefined ? null : find(context, Service, { url: answer.url })
  const language = languages.find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  const own = [...Object.values(homeUrls), ...Object.values(contactUrls)].find((url) =>
    languages.some((each) => pageAddress(each, url) === path && url.endsWith(each)),
  )
  return find(context, Page, { fullUrl: own ?? rest, ...(language && { language }) })
}

async function find(
  { services }: Pick<PublicContext, 'services'>,
  type: Class,
  where: object,
): Promise<FoundRecord | null> {
  const found = await services.database.reader.findOneBy(type, { ...where, ...publishedWhere(type) })
  return found && { entity: managedEntity(type), row: found as Row }
}
