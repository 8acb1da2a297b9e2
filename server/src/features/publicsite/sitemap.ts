import { defaultLanguage, languages } from '../../kernel/shared/screens.js'
import type { PublicAddress } from './publicAddresses.js'
import { xmlText } from './xml.js'

/** The most addresses that a sitemap may hold. */
export const maxInSitemap = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * `/sitemap.xml`: every public address with its alternates. Above the limit it becomes an index of several sitemaps.
 * @param part from 1; null for the whole sitemap, or the index of several
 * @returns null for a part that does not exist
 */
export function sitemap(addresses: readonly PublicAddress[], publicUrl: string, part: number | null): string | null {
  const parts = sitemapParts(addresses)
  if (part === null && parts > 1) return index(parts, publicUrl)
  const number = part ?? 1
  if (number < 1 || number > parts) return null
  const first = (number - 1) * maxInSitemap
  const own: string[] = []
  let passed = 0
  for (const address of addresses) {
    const count = Object.keys(address.paths).length
    // Only the entries of this part are written.
    if (passed + count > first && passed < first + maxInSitemap) {
      const entries = entriesOf(address, publicUrl)
      own.push(...entries.filter((_, at) => passed + at >= first && passed + at < first + maxInSitemap))
    }
    passed += count
  }
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${own.join('\n')}\n</urlset>\n`
}

/** How many parts the sitemap of these addresses has. */
export function sitemapParts(addresses: readonly PublicAddress[]): number {
  const entries = addresses.reduce((count, { paths }) => count + Object.keys(paths).length, 0)
  return Math.max(1, Math.ceil(entries / maxInSitemap))
}

function index(parts: number, publicUrl: string): string {
  const list = Array.from({ length: parts }, (_, each) => {
    return `<sitemap><loc>${xmlText(`${publicUrl}/sitemap.xml?part=${each + 1}`)}</loc></sitemap>`
  })
  return `${head}<sitemapindex ${namespace}>\n${list.join('\n')}\n</sitemapindex>\n`
}

function entriesOf({ paths, changedAt }: PublicAddress, publicUrl: string): string[] {
  const present = languages.flatMap((language) => {
    const path = paths[language]
    return path === undefined ? [] : [{ language, address: xmlText(publicUrl + encodeURI(path)) }]
  })
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const otherwise = present.find(({ language }) => language === defaultLanguage)
  const links =
    present.length > 1
      ? [
          ...present.map(({ language, address }) => link(language, address)),
          ...(otherwise ? [link('x-default', otherwise.address)] : []),
        ].join('')
      : ''
  const date = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`
  return present.map(({ address }) => `<url><loc>${address}</loc>${date}${links}</url>`)
}
