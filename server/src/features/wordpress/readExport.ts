import { setImmediate } from 'node:timers/promises'
import { readXml } from '../../kernel/xml/readXml.js'
import { plainHtml } from './plainHtml.js'
import { UnreadableExport, type WordPressExport, type WordPressItem } from './WordPressItem.js'

/** Items of a file; a site with more is exported in parts. */
const maxItems = 20_000
/** Items that are read before others have a turn. */
const itemsAtOnce = 100

type Fields = Map<string, string>

/** What is read of an item while it goes on. */
interface Reading {
  fields: Fields
  terms: { domain: string; text: string }[]
  meta: Record<string, string>
  key: string
  comments: number
}

/**
 * The items of an export of WordPress in their order. Signs that no XML may have are left out.
 * @throws UnreadableExport for a file that is none, or has more items than are read
 */
export async function readExport(xml: string): Promise<WordPressExport> {
  const channel: Fields = new Map()
  const items: WordPressItem[] = []
  let [item, text, domain]: [Reading | null, string, string] = [null, '', '']
  let isExport = false
  for (const event of readXml(cleaned(xml))) {
    if (event.kind === 'text') text += event.text
    else if (event.kind === 'open') {
      text = ''
      if (event.name === 'item') item = { fields: new Map(), terms: [], meta: {}, key: '', comments: 0 }
      else if (event.name === 'category') domain = event.attributes().get('domain') ?? ''
      else if (event.name === 'rss')
        isExport = [...event.attributes().values()].some((value) => /wordpress/.test(value))
    } else if (event.name === 'item' && item) {
      items.push(itemOf(item))
      item = null
      if (items.length > maxItems) throw new UnreadableExport('tooMany')
      if (items.length % itemsAtOnce === 0) await setImmediate()
    } else {
      if (item) addTo(item, event.name, text, domain)
      else if (!channel.has(event.name)) channel.set(event.name, text.trim())
      text = ''
    }
  }
  if (!isExport) throw new UnreadableExport('noExport')
  if (items.length === 0) throw new UnreadableExport('empty')
  return {
    title: plainHtml(channel.get('title') ?? ''),
    site: channel.get('wp:base_blog_url') || channel.get('link') || '',
    language: /^en\b/i.test(channel.get('language') ?? '') ? 'en' : 'nl',
    items,
  }
}

function cleaned(xml: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  return xml.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/\r\n?/g, '\n')
}

function addTo(item: Reading, name: string, text: string, domain: string): void {
  if (name === 'category') item.terms.push({ domain, text: plainHtml(text) })
  else if (name === 'wp:meta_key') item.key = text
  else if (name === 'wp:meta_value') item.meta[item.key] ??= text
  else if (name === 'wp:comment') item.comments++
  else if (!item.fields.has(name)) item.fields.set(name, text)
}

function itemOf({ fields, terms, meta, comments }: Reading): WordPressItem {
  const said = (name: string) => (fields.get(name) ?? '').trim()
  const ofDomain = (domain: string) => [
    ...new Set(terms.filter((term) => term.domain === domain && term.text !== '').map((term) => term.text)),
  ]
  return {
    id: Number(said('wp:post_id')) || 0,
    type: said('wp:post_type') || 'post',
    title: plainHtml(said('title')),
    link: said('link'),
    status: said('wp:status') || 'publish',
    hasPassword: said('wp:post_password') !== '',
    date: dateOf(said('wp:post_date_gmt')) ?? dateOf(said('pubDate')) ?? dateOf(said('wp:post_date')),
    content: fields.get('content:encoded') ?? '',
    excerpt: plainHtml(said('excerpt:encoded')),
    parent: Number(said('wp:post_parent')) || 0,
    order: Number(said('wp:menu_order')) || 0,
    categories: ofDomain('category'),
    tags: ofDomain('post_tag'),
    menus: ofDomain('nav_menu'),
    file: said('wp:attachment_url') || null,
    meta,
    comments,
  }
}

/** A draft has the date 0000-00-00. */
function dateOf(text: string): string | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const date = new Date(day ? `${day}T${clock}Z` : text)
  const year = date.getUTCFullYear()
  return year > 1970 && year < 2200 ? date.toISOString() : null
}
