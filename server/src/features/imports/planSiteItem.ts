import type { Values } from '../../kernel/context/Row.js'
import type { Message } from '../../kernel/i18n/say.js'
import { oldAddress } from '../../kernel/shared/oldAddress.js'
import type { ContentPart } from '../wordpress/ContentPart.js'
import { convertContent, maxPictures, picturesIn } from '../wordpress/convertContent.js'
import type { LeftOut } from '../wordpress/LeftOut.js'
import type { Attachments } from '../wordpress/pictureAddress.js'
import type { WordPressItem } from '../wordpress/WordPressItem.js'
import { asBlocks, asRichText, type OwnPictures } from '../wordpress/writtenContent.js'
import type { SiteOptions } from './DataImport.js'
import { plainAddress } from './SitePictures.js'
import { categoryTitle, isCategory } from './wordpressRows.js'

/** A post or page as it would be written, but for its pictures and what it refers to. */
export interface SiteItemPlan {
  kind: 'post' | 'page'
  values: Values
  parts: ContentPart[]
  /** The picture of its overview, its top or its videos, at the old site. */
  picture: string
  /** All pictures that it needs. */
  pictures: string[]
  /** Whether it cannot do without one. */
  needsPicture: boolean
  category: string | null
  /** The addresses that visitors know it by; none of what they never saw. */
  oldAddresses: string[]
  notes: Message[]
  fault: Message | null
}

const [introCharacters, descriptionCharacters, namedNotes] = [600, 160, 8]

/** What becomes of a post or page, and what is said of it. */
export function planSiteItem(
  { kind, title, item }: { kind: 'post' | 'page'; title: string; item: WordPressItem },
  { language }: SiteOptions,
  attachments: Attachments,
  now = new Date().toISOString(),
): SiteItemPlan {
  const { parts, leftOut, isTooLong } = convertContent(item.content, item.id, attachments)
  const featured = attachments.of(Number(item.meta._thumbnail_id) || 0)?.url ?? null
  const inText = [...new Set(parts.flatMap(urlsIn))].filter(isWeb).slice(0, maxPictures)
  const first = featured && isWeb(featured) ? featured : (inText[0] ?? null)
  const needsPicture = kind === 'post' || parts.some((part) => part.kind === 'video')
  const picture = first ?? plainAddress
  const state = stateOf(item, now)
  return {
    kind,
    values: {
      ...{ language, title, visible: state.visible, visibleFrom: state.visibleFrom },
      intro: cut(item.excerpt, introCharacters),
      seoDescription: cut(
        item.meta._yoast_wpseo_metadesc ?? item.meta.rank_math_description ?? '',
        descriptionCharacters,
      ),
      ...(item.date && item.status !== 'draft' && { createdAt: item.date }),
    },
    parts,
    picture,
    needsPicture,
    pictures: [...new Set([...(first || needsPicture ? [picture] : []), ...inText])],
    category:
      kind === 'post' && item.categories[0] && isCategory(item.categories[0])
        ? categoryTitle(item.categories[0])
        : null,
    oldAddresses: state.wasPublic ? oldAddressesOf(kind, item) : [],
    notes: [...state.notes, ...notesOf(kind, item, leftOut, featured, inText.length > 0)],
    fault: isTooLong ? { key: 'wordpress.tooLong' } : null,
  }
}

/** The whole input of a record, with the pictures that the shop has of it. */
export function siteItemInput(plan: SiteItemPlan, pictures: OwnPictures, references: Values): Values {
  const own = (pictures.get(plan.picture) ?? [...pictures.values()][0])?.url ?? ''
  if (plan.kind === 'post') {
    return { ...plan.values, ...references, text: asRichText(plan.parts, pictures), overviewImage: own, url: null }
  }
  const { createdAt: _, ...values } = plan.values
  const image = plan.picture === plainAddress ? null : (pictures.get(plan.picture)?.url ?? null)
  return {
    ...values,
    ...references,
    blocks: asBlocks(plan.parts, pictures, own),
    image,
    showIntro: values.intro !== '',
    url: null,
  }
}

function urlsIn(part: ContentPart): string[] {
  if (part.kind === 'video') return []
  return (part.kind === 'gallery' ? part.pictures : picturesIn(part.nodes)).map(({ url }) => url)
}

function isWeb(address: string): boolean {
  return URL.canParse(address) && /^https?:/.test(address)
}

interface SiteState {
  visible: boolean
  visibleFrom: string | null
  wasPublic: boolean
  notes: Message[]
}

/** What nobody saw is not shown here either. */
function stateOf({ status, hasPassword, date }: WordPressItem, now: string): SiteState {
  const hidden = (key: 'wordpress.password' | 'wordpress.private' | 'wordpress.draft'): SiteState => ({
    ...{ visible: false, visibleFrom: null, wasPublic: false, notes: [{ key }] },
  })
  if (hasPassword) return hidden('wordpress.password')
  if (status === 'private') return hidden('wordpress.private')
  if (status !== 'publish' && status !== 'future') return hidden('wordpress.draft')
  const isAhead = date !== null && date > now
  return {
    ...{ visible: true, visibleFrom: isAhead ? date : null, wasPublic: !isAhead },
    notes: isAhead ? [{ key: 'wordpress.planned', values: { day: { day: date.slice(0, 10) } } }] : [],
  }
}

/** The address of the item, and the one by which WordPress always leads to it. */
function oldAddressesOf(kind: 'post' | 'page', { id, link }: WordPressItem): string[] {
  const own = URL.canParse(link) ? oldAddress(link) : ''
  const byNumber = kind === 'page' ? `/?page_id=${id}` : `/?p=${id}`
  return [...new Set([own, byNumber])].filter((address) => address !== '' && address !== '/' && address.length <= 300)
}

function notesOf(
  kind: 'post' | 'page',
  { title, categories, tags, comments, meta }: WordPressItem,
  leftOut: readonly LeftOut[],
  featured: string | null,
  hasPictures: boolean,
): Message[] {
  const notes: Message[] = []
  if (title.length > 120) notes.push({ key: 'wordpress.titleCut', values: { title: title.slice(0, 200) } })
  for (const what of ['shortcode', 'block', 'blockText', 'element', 'file', 'picture'] as const) {
    const names = leftOut.filter((each) => each.kind === what).map(({ name }) => name)
    if (names.length > 0) notes.push({ key: `wordpress.${what}`, values: { names: listed(names) } })
  }
  if (meta._elementor_edit_mode) notes.push({ key: 'wordpress.builder', values: { name: 'Elementor' } })
  if (kind === 'post' && !featured && !hasPictures) notes.push({ key: 'wordpress.plainPicture' })
  const others = kind === 'post' ? categories.slice(1).filter(isCategory) : categories.filter(isCategory)
  if (others.length > 0) notes.push({ key: 'wordpress.categories', values: { names: listed(others) } })
  if (tags.length > 0) notes.push({ key: 'wordpress.tags', values: { names: listed(tags) } })
  if (comments > 0) notes.push({ key: 'wordpress.comments', values: { count: comments } })
  const own = Object.keys(meta).filter((key) => key !== '' && !key.startsWith('_') && key !== 'rank_math_description')
  if (own.length > 0) notes.push({ key: 'wordpress.fields', values: { names: listed(own) } })
  return notes
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, namedNotes).map((name) => name.slice(0, 80))
  return shown.join(', ') + (names.length > namedNotes ? ', …' : '')
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 3).trimEnd()}…` : text
}
