import { readHtml } from '../../kernel/html/readHtml.js'
import { element, type HtmlElement, type HtmlNode, textOf } from '../../kernel/shared/richText/HtmlNode.js'
import { type ContentPart, type ContentPicture, PartElement, partsOf } from './ContentPart.js'
import { convertedLink, embedded, isAddress } from './contentLinks.js'
import { type LeftOut, LeftOuts } from './LeftOut.js'
import type { Attachments } from './pictureAddress.js'
import { withoutBlockComments } from './withoutBlockComments.js'
import { withoutShortcodes } from './withoutShortcodes.js'
import { withParagraphs } from './withParagraphs.js'

/** Characters of a text that is read: many times what is stored of one. */
const maxCharacters = 400_000
/** Pictures of one text. */
export const maxPictures = 100

export interface ConvertedContent {
  parts: ContentPart[]
  leftOut: LeftOut[]
  /** Whether it is longer than is read, so that nothing of it was. */
  isTooLong: boolean
}

/** What runs, asks, or cannot be shown here; what is in them goes with them. */
const removed: Readonly<Record<string, string>> = {
  ...{ script: 'script', object: 'object', embed: 'embed', applet: 'applet', canvas: 'canvas', svg: 'svg' },
  ...{ form: 'form', input: 'form', select: 'form', textarea: 'form', button: 'form' },
}
const unseen: ReadonlySet<string> = new Set([
  'style',
  'noscript',
  'template',
  'link',
  'meta',
  'title',
  'base',
  'param',
  'wbr',
])

/**
 * A text of WordPress as ours: blocks without their comments, shortcodes and blank lines as HTML, galleries and videos as parts,
 * and what the shop has nothing for listed.
 * @param post whose attachments a gallery without numbers shows
 */
export function convertContent(content: string, post: number, attachments: Attachments): ConvertedContent {
  const leftOut = new LeftOuts()
  if (content.length > maxCharacters) return { parts: [], leftOut: [], isTooLong: true }
  const html = withoutBlockComments(content, leftOut)
    .map(({ html, isOfBlock }) => {
      const read = withoutShortcodes(html, leftOut)
      return isOfBlock ? read : withParagraphs(read)
    })
    .join('')
  const nodes = readHtml(html) ?? [element('p', [html.replace(/<[^>]*>/g, ' ')])]
  const parts = partsOf(new ContentConversion(post, attachments, leftOut).all(nodes))
  return { parts, leftOut: leftOut.all, isTooLong: false }
}

class ContentConversion {
  constructor(
    private readonly post: number,
    private readonly attachments: Attachments,
    private readonly leftOut: LeftOuts,
  ) {}

  all(nodes: readonly HtmlNode[]): HtmlNode[] {
    return nodes.flatMap((node) => (typeof node === 'string' ? [node] : this.one(node)))
  }

  private one(node: HtmlElement): HtmlNode[] {
    const { tag, attributes } = node
    if (unseen.has(tag)) return []
    if (Object.hasOwn(removed, tag)) {
      this.leftOut.add('element', removed[tag] ?? tag)
      return []
    }
    if (tag === 'iframe') return this.framed(attributes.get('src') ?? attributes.get('data-src') ?? '')
    if (tag === 'img') return this.picture(node)
    if (tag === 'audio' || tag === 'video') return this.played(node)
    if (tag === 'a') return this.link(node)
    if (tag === 'figure' || tag === 'ul') {
      const gallery = this.gallery(node)
      if (gallery) return gallery
    }
    if (attributes.has('data-caption')) return [this.captioned(node)]
    if (tag === 'summary') return [element('h3', this.all(node.children))]
    const address = ['p', 'div', 'figure'].includes(tag) ? textOf(node).trim() : ''
    if (isAddress(address) && !hasPicture(node)) return embedded(address)
    return [element(tag, this.all(node.children), attributes)]
  }

  private framed(src: string): HtmlNode[] {
    const address = this.attachments.whole(src)
    const [node] = address === null ? [] : embedded(address)
    if (node instanceof PartElement) return [node]
    this.leftOut.add('element', `iframe ${address === null ? '' : new URL(address).hostname}`.trim())
    return []
  }

  private played(node: HtmlElement): HtmlNode[] {
    const source = [node, ...elementsIn(node)].map((each) => each.attributes.get('src')).find((src) => src)
    const address = source === undefined ? null : this.attachments.whole(source)
    if (address === null) return []
    this.leftOut.add('file', fileName(address))
    return embedded(address)
  }

  private link({ attributes, children }: HtmlElement): HtmlNode[] {
    const within = this.all(children)
    const hasText = within.some((node) => textOf(node).trim() !== '')
    // A picture that opens itself in full size.
    if (!hasText) return within
    const href = attributes.get('href')
    const address = href === undefined ? null : convertedLink(href, this.attachments)
    if (address === null) return within
    if (address.isFile) this.leftOut.add('file', fileName(address.href))
    return [element('a', within, new Map([['href', address.href]]))]
  }

  private picture({ attributes }: HtmlElement): HtmlNode[] {
    const src = [attributes.get('src'), attributes.get('data-src'), attributes.get('data-lazy-src')].find(
      (each) => each && !each.startsWith('data:'),
    )
    const [, number] = /\bwp-image-(\d{1,9})\b/.exec(attributes.get('class') ?? '') ?? []
    const id = number ?? attributes.get('data-id')
    const found = this.attachments.picture(src ?? '', id ? Number(id) : null)
    if (!found || (src === undefined && found.id === 0)) {
      this.leftOut.add('picture', attributes.get('alt') || 'data:')
      return []
    }
    const alt = attributes.get('alt') || found.alt
    return [element('img', [], new Map([['src', found.url], ...(alt ? [['alt', alt] as const] : [])]))]
  }

  /** Several pictures together, of a block or of a shortcode. */
  private gallery(node: HtmlElement): HtmlNode[] | null {
    const numbers = node.attributes.get('data-gallery')
    const isBlock = /\b(wp-block-gallery|blocks-gallery-grid)\b/.test(node.attributes.get('class') ?? '')
    if (numbers === undefined && !isBlock) return null
    const pictures = numbers === undefined ? picturesIn(this.all(node.children)) : this.numbered(numbers)
    return pictures.length === 0 ? [] : [new PartElement({ kind: 'gallery', pictures: pictures.slice(0, maxPictures) })]
  }

  private numbered(numbers: string): ContentPicture[] {
    const found =
      numbers === '*'
        ? this.attachments.all.filter(({ parent, url }) => parent === this.post && isPictureFile(url))
        : numbers.split(',').flatMap((number) => this.attachments.of(Number(number)) ?? [])
    return found.map(({ url, alt }) => ({ url, alt }))
  }

  /** `[caption]<img> words[/caption]`, or with the words in an attribute. */
  private captioned({ attributes, children }: HtmlElement): HtmlElement {
    const within = this.all(children)
    const pictures = within.flatMap((node) => imagesIn(node))
    const words = attributes.get('data-caption') || within.map(textOf).join('').trim()
    return element('figure', [...pictures, ...(words ? [element('figcaption', [words])] : [])])
  }
}

/** The pictures in converted nodes, those of galleries within them too. */
export function picturesIn(nodes: readonly HtmlNode[]): ContentPicture[] {
  return nodes.flatMap((node): ContentPicture[] => {
    if (typeof node === 'string') return []
    if (node instanceof PartElement) return node.part.kind === 'gallery' ? node.part.pictures : []
    if (node.tag !== 'img') return picturesIn(node.children)
    return [{ url: node.attributes.get('src') ?? '', alt: node.attributes.get('alt') ?? '' }]
  })
}

function imagesIn(node: HtmlNode): HtmlElement[] {
  if (typeof node === 'string') return []
  return node.tag === 'img' ? [node] : node.children.flatMap(imagesIn)
}

function elementsIn(node: HtmlElement): HtmlElement[] {
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsIn(child)]))
}

function hasPicture(node: HtmlElement): boolean {
  return elementsIn(node).some(({ tag }) => tag === 'img')
}

export function isPictureFile(address: string): boolean {
  return /\.(jpe?g|png|gif|webp|avif)$/i.test(address.replace(/[?#].*$/, ''))
}

function fileName(address: string): string {
  return new URL(address).pathname.split('/').at(-1) || address
}
