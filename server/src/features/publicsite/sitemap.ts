import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import { defaultLanguage, languages } from '../../kernel/shared/screens.js'
import {
  type AddressedKind,
  addressedKinds,
  addressesOf,
  countAddresses,
  otherAddresses,
  type PairRange,
  type PublicAddress,
  rangesOfAddresses,
} from './publicAddresses.js'
import { xmlText } from './xml.js'

/** The most addresses in one sitemap. The protocol allows five times as many, which would take a second to read and write. */
const maxInSitemap = 10_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Section = { kind: AddressedKind; range: PairRange } | { others: readonly PublicAddress[] }

/** What each part of the sitemap holds; there is one at least. */
export type SitemapParts = readonly (readonly Section[])[]

const everything: PairRange = { after: 0, upTo: null }

/**
 * Divides the public addresses into sitemaps. Above the limit none has records of two kinds, and records are only counted.
 * @param max addresses in one of them
 */
export async function sitemapParts(context: Context, max = maxInSitemap): Promise<SitemapParts> {
  const kinds = await addressedKinds(context)
  const others = await otherAddresses(context)
  let total = others.reduce((sum, { paths }) => sum + Object.keys(paths).length, 0)
  for (const kind of kinds) total += await countAddresses(context, kind)
  if (total <= max) return [[...kinds.map((kind) => ({ kind, range: everything })), { others }]]

  const parts: Section[][] = []
  const together = Math.floor(max / languages.length)
  for (let from = 0; from < others.length; from += together) {
    parts.push([{ others: others.slice(from, from + together) }])
  }
  for (const kind of kinds) {
    if ((await countAddresses(context, kind)) === 0) continue
    for (const range of await rangesOfAddresses(context, kind, max)) parts.push([{ kind, range }])
  }
  return parts
}

/** A sitemap: the addresses of one part with their alternates. */
export async function sitemap(context: Context, part: readonly Section[], publicUrl: string): Promise<string> {
  const entries: string[] = []
  for (const section of part) {
    if ('others' in section) entries.push(...section.others.flatMap((address) => entriesOf(address, publicUrl)))
    else {
      for await (const some of addressesOf(context, section.kind, section.range)) {
        await nextTurn()
        for (const address of some) entries.push(...entriesOf(address, publicUrl))
      }
    }
  }
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** The index of several sitemaps. */
export function sitemapIndex(parts: SitemapParts, publicUrl: string): string {
  const list = parts.map((_, index) => {
    return `<sitemap><loc>${xmlText(`${publicUrl}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`
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
