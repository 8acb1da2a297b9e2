import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { feedAddress, type Language, screenAddress } from '../../kernel/shared/screens.js'
import { NewsItem } from '../news/NewsItem.js'
import { fillText } from '../shop/placeholders.js'
import { sloganOf } from '../shop/shopFacts.js'
import { publicRows } from './publicReads.js'
import { xmlText } from './xml.js'

/** The most news items in a feed. */
const maxInFeed = 30

const titles: Record<Language, string> = { nl: 'Nieuws van', en: 'News from' }

/** The news of a language as RSS 2.0, newest first. */
export async function feed(context: Context, language: Language): Promise<string> {
  const { publicUrl } = context.services.settings
  const shop = await context.services.shop.now()
  const rows = await publicRows(context, NewsItem, { language }, { max: maxInFeed })
  const title = async ({ title: text }: Row) => xmlText(await fillText(context, language, String(text)))
  /** The first of its short texts that says something. */
  const description = async (row: Row) => {
    for (const name of ['introOverview', 'intro', 'subtitle']) {
      const text = await fillText(context, language, String(row[name] ?? ''), {
        kind: { words: 'lines' },
        required: false,
      })
      if (text) return xmlText(text)
    }
    return ''
  }
  const each = rows.map(async (row) => {
    const link = xmlText(publicUrl + screenAddress('news', language, String(row.url)))
    return [
      '<item>',
      `<title>${await title(row)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="false">news-item-${row.id}</guid>`,
      `<pubDate>${new Date(row.createdAt).toUTCString()}</pubDate>`,
      `<description>${await description(row)}</description>`,
      '</item>',
    ].join('')
  })
  const items = await Promise.all(each)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(`${titles[language]} ${shop.name}`)}</title>`,
    `<link>${xmlText(publicUrl + screenAddress('news', language))}</link>`,
    `<atom:link href="${xmlText(publicUrl + feedAddress(language))}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(sloganOf(shop, language) ?? shop.name)}</description>`,
    `<language>${language}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}
