import { element, type HtmlElement, type HtmlNode } from '../../kernel/shared/richText/HtmlNode.js'

/** A part of a text: rich text, whose pictures are still those of the old site, several pictures, or a video at its address. */
export type ContentPart =
  | { kind: 'text'; nodes: HtmlNode[] }
  | { kind: 'gallery'; pictures: ContentPicture[] }
  | { kind: 'video'; address: string }

export interface ContentPicture {
  /** Where it is at the old site. */
  url: string
  alt: string
}

/** The element that stands in a text for a part of its own. */
const partTag = 'x-part'
/** What means nothing by itself, so that what is in it can stand without it. */
const dissolved: ReadonlySet<string> = new Set(
  'html head body div section article main header footer aside center figure p span a'.split(' '),
)

export class PartElement implements HtmlElement {
  readonly tag = partTag
  readonly attributes = new Map<string, string>()
  readonly children: HtmlNode[] = []

  constructor(readonly part: Exclude<ContentPart, { kind: 'text' }>) {}
}

/** The parts of a text in their order: what a gallery or a video stood in is divided there. */
export function partsOf(nodes: readonly HtmlNode[]): ContentPart[] {
  const parts: ContentPart[] = []
  for (const node of hoisted(nodes)) {
    const last = parts.at(-1)
    if (node instanceof PartElement) parts.push(node.part)
    else if (last?.kind === 'text') last.nodes.push(node)
    else parts.push({ kind: 'text', nodes: [node] })
  }
  return parts
}

function hoisted(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node instanceof PartElement || !hasPart(node)) return [node]
    const within = hoisted(node.children)
    if (dissolved.has(node.tag) && node.tag !== 'p') return within
    const divided: HtmlNode[] = []
    for (const each of within) {
      const last = divided.at(-1)
      if (each instanceof PartElement) divided.push(each)
      else if (last && typeof last !== 'string' && !(last instanceof PartElement)) last.children.push(each)
      else divided.push(element(node.tag, [each], node.attributes))
    }
    return divided
  })
}

function hasPart(node: HtmlNode): boolean {
  return typeof node !== 'string' && (node instanceof PartElement || node.children.some(hasPart))
}
