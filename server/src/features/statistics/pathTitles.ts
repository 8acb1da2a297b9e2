import type { RowReader } from '../../kernel/database/RowReader.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import {
  contactUrls,
  homeUrls,
  languages,
  pageAddress,
  type Screen,
  screenAddress,
} from '../../kernel/shared/screens.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Tip } from '../tips/Tip.js'

/** What is shown below the address of a screen. */
const details: readonly { screen: Screen; type: Class }[] = [
  { screen: 'news', type: NewsItem },
  { screen: 'tips', type: Tip },
  { screen: 'products', type: Product },
]

interface Titled {
  language: (typeof languages)[number]
  title: string
  url: string
  fullUrl: string
}

/** What stands at addresses of the site, by address; an address without a record of its own is left out. */
export async function pathTitles(rows: RowReader, paths: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  const add = (path: string, title: string) => paths.includes(path) && titles.set(path, title)
  for (const { screen, type } of details) {
    const prefixes = languages.map((language) => `${screenAddress(screen, language)}/`)
    const urls = paths.flatMap((path) =>
      prefixes.flatMap((prefix) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : [])),
    )
    if (urls.length === 0) continue
    const found = await rows.find<Titled>(type as Class<Titled>, {
      columns: ['language', 'title', 'url'],
      where: { url: urls },
    })
    for (const { language, title, url } of found) add(screenAddress(screen, language, url), title)
  }
  const pages = await rows.find<Titled>(Page as Class<Titled>, {
    columns: ['language', 'title', 'fullUrl'],
    where: { fullUrl: [...Object.values(homeUrls), ...Object.values(contactUrls), ...paths.map(withoutLanguage)] },
  })
  for (const { language, title, fullUrl } of pages) add(pageAddress(language, fullUrl), title)
  return titles
}

const withoutLanguage = (path: string): string => path.split('/').slice(2).join('/')
