import { cleanRichText } from '../../kernel/html/cleanRichText.js'
import { isBlank } from '../../kernel/shared/cleanedText.js'
import { element, type HtmlElement, type HtmlNode, htmlOf, textOf } from '../../kernel/shared/richText/HtmlNode.js'
import { videoAt } from '../../kernel/shared/videoAddress.js'
import type { ContentPart } from './ContentPart.js'

/** A picture as the shop has it. */
export interface OwnPicture {
  url: string
  width: number
  height: number
}

/** The pictures of the shop by where they were at the old site; what could not be fetched is not among them. */
export type OwnPictures = ReadonlyMap<string, OwnPicture>

/** Parts as rich text alone: galleries are pictures, a video is a link. Empty for nothing. */
export function asRichText(parts: readonly ContentPart[], pictures: OwnPictures): string {
  return cleaned(parts.flatMap((part) => nodesOf(part, pictures)))
}

/** A block of a page as clients send it. */
export type SentBlock = Record<string, object>

/**
 * Parts as blocks of a page.
 * @param poster what stands for a video until it is watched
 */
export function asBlocks(parts: readonly ContentPart[], pictures: OwnPictures, poster: string): SentBlock[] {
  return parts.flatMap((part): SentBlock[] => {
    if (part.kind === 'video') return [{ video: { address: part.address, poster } }]
    if (part.kind === 'gallery') {
      const images = part.pictures.flatMap(({ url }) => pictures.get(url)?.url ?? [])
      return images.length === 0 ? [] : [{ gallery: { images } }]
    }
    const text = cleaned(nodesOf(part, pictures))
    return text === '' ? [] : [{ text: { text } }]
  })
}

function cleaned(nodes: readonly HtmlNode[]): string {
  const html = cleanRichText(htmlOf(nodes))
  const isSeen = /<(img|hr|table)\b/.test(html) || !isBlank(nodes.map(textOf).join(''))
  return isSeen ? html : ''
}

function nodesOf(part: ContentPart, pictures: OwnPictures): HtmlNode[] {
  if (part.kind === 'text') return placed(part.nodes, pictures)
  if (part.kind === 'gallery') {
    const images = part.pictures.map(({ url, alt }) =>
      element(
        'img',
        [],
        new Map([
          ['src', url],
          ['alt', alt],
        ]),
      ),
    )
    return placed(
      images.map((image) => element('figure', [image])),
      pictures,
    )
  }
  const host = videoAt(part.address)?.host ?? ''
  return [element('p', [element('a', [`${host}: ${part.address}`], new Map([['href', part.address]]))])]
}

/** Pictures at their new addresses; one that is not there goes, and leaves its words. */
function placed(nodes: readonly HtmlNode[], pictures: OwnPictures): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'img') return image(node, pictures)
    const children = placed(node.children, pictures)
    const had = node.tag === 'figure' && holdsImage(node.children)
    if (had && !holdsImage(children)) {
      const words = children.map(textOf).join('').trim()
      return words === '' ? [] : [element('p', [words])]
    }
    // What was between paragraphs, and what nothing is left of.
    if (node.tag === 'p' && !holdsImage(children) && isBlank(children.map(textOf).join(''))) return []
    return [element(node.tag, children, node.attributes)]
  })
}

function image({ attributes }: HtmlElement, pictures: OwnPictures): HtmlNode[] {
  const own = pictures.get(attributes.get('src') ?? '')
  if (!own) return []
  const size = { src: own.url, alt: attributes.get('alt') ?? '', width: String(own.width), height: String(own.height) }
  return [element('img', [], new Map(Object.entries(size)))]
}

function holdsImage(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'img' || holdsImage(node.children)))
}
