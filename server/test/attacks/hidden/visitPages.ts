import { screenAddress, screens } from '../../../src/kernel/shared/screens.js'
import { languages } from './hiddenRecords.js'

/** Where visitors, crawlers and readers of feeds begin. What is looked for is what every hidden text says beside its mark. */
const starts = [
  '/sitemap.xml',
  '/robots.txt',
  ...languages.flatMap((language) => [
    `/${language}`,
    `/feed/${language}.xml`,
    ...(Object.keys(screens) as (keyof typeof screens)[]).map((screen) => screenAddress(screen, language)),
    `${screenAddress('search', language)}?q=${language === 'nl' ? 'titel' : 'tekst'}`,
    `${screenAddress('priceFinder', language)}/laptop`,
  ]),
  `${screenAddress('priceFinder', 'nl')}?vraag=titel`,
  `${screenAddress('priceFinder', 'en')}?question=titel`,
]

/** What is answered at each address that the site leads to from there, by its path. */
export async function visitPages(url: string, publicUrl: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    const answer = await fetch(url + path, { redirect: 'manual' })
    const text = await answer.text()
    if (answer.status >= 400) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 500)}`)
    seen.set(path, `${answer.headers.get('location') ?? ''} ${text}`)
    waiting.push(
      ...addressesIn(text, path, publicUrl),
      ...addressesIn(answer.headers.get('location') ?? '', path, publicUrl),
    )
  }
  return seen
}

const address = /(?:href="|<loc>|<link>)([^"<]+)/g
const isPage = /^\/(?:nl|en|feed|sitemap\.xml)(?:[/?.]|$)/

/** Choices among what a list holds have no end; its next pages do. */
function isFollowed(search: string): boolean {
  return /^(?:\?(?:pagina|page|part)=\d+)?$/.test(search)
}

function addressesIn(text: string, path: string, publicUrl: string): string[] {
  return [...text.matchAll(address)].flatMap(([, found = '']) => {
    const { origin, pathname, search } = new URL(found.replaceAll('&amp;', '&'), publicUrl + path)
    return origin === publicUrl && isPage.test(pathname) && isFollowed(search) ? [pathname + search] : []
  })
}
