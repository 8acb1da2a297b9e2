import { readHtml } from '../../kernel/html/readHtml.js'
import { type HtmlElement, type HtmlNode, htmlOf, textOf } from '../../kernel/shared/richText/HtmlNode.js'
import { holdsEmpty, type Wording, without } from './emptyParts.js'
import type { Span } from './sentencesIn.js'
import { emptyOfLines } from './withoutEmpty.js'

/** What stands one after another in rich text: a block, or a run of what stands within lines. */
interface Piece {
  /** Empty when it is gone. */
  nodes: HtmlNode[]
  /** Whether something went, and nothing remains of it. */
  isGone: boolean
}

const inline = new Set(['br', 'strong', 'em', 'u', 's', 'code', 'a', 'img', 'sub', 'sup', 'mark'])
const lists = new Set(['ul', 'ol'])

/** A picture in a line, which is no white space. */
const pictureSign = '\uFFFC'

/**
 * Rich text without what a placeholder with nothing to say would leave a hole in: the sentence, the line, the paragraph, the
 * item of a list, the row of a table; a heading with nothing below it any more, and a line that ends in a colon before
 * what is gone. Empty when nothing remains.
 */
export function richTextWithoutEmpty(html: string, wording: Wording): string {
  if (!holdsEmpty(html, wording)) return html
  const nodes = readHtml(html)
  return nodes ? htmlOf(new EmptyFacts(wording).flow(bodyOf(nodes))).trim() : html
}

/** Without the elements that stand around every document. */
function bodyOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const around = nodes.filter((node) => typeof node === 'object' && ['html', 'body', 'head'].includes(node.tag))
  if (around.length === 0) return nodes
  return bodyOf(around.flatMap((node) => (typeof node === 'object' ? node.children : [])))
}

class EmptyFacts {
  constructor(private readonly wording: Wording) {}

  flow(nodes: readonly HtmlNode[]): HtmlNode[] {
    return this.pieces(nodes).flatMap((piece) => piece.nodes)
  }

  private pieces(nodes: readonly HtmlNode[], wording = this.wording): Piece[] {
    const pieces = grouped(nodes).map((group) => (Array.isArray(group) ? this.run(group, wording) : this.block(group)))
    for (let index = pieces.length - 2; index >= 0; index--) {
      const piece = pieces[index] as Piece
      const following = pieces.slice(index + 1).filter((each) => each.isGone || hasContent(each.nodes))
      if (!piece.isGone && isLeadOf(piece, following)) pieces[index] = { nodes: [], isGone: true }
    }
    return pieces
  }

  private block(node: HtmlElement): Piece {
    const { tag } = node
    if (tag === 'tr') return this.row(node)
    const isHeading = headingLevel(node) !== null
    const pieces = this.pieces(node.children, isHeading ? { ...this.wording, isTitle: true } : this.wording)
    const children = pieces.flatMap((piece) => piece.nodes)
    const isTouched = pieces.some(({ isGone }) => isGone)
    const isGone = isTouched && (tag === 'li' ? isWithoutLead(pieces) : !hasContent(contentOf(tag, children)))
    return isGone ? { nodes: [], isGone } : { nodes: [{ ...node, children }], isGone }
  }

  /** A row goes with a cell that has nothing to say, unless it heads columns or others stretch over it. */
  private row(node: HtmlElement): Piece {
    let isTouched = false
    const children = node.children.map((cell): HtmlNode => {
      if (typeof cell === 'string') return cell
      const { nodes, isGone } = this.block(cell)
      isTouched ||= isGone
      return nodes[0] ?? { ...cell, children: [] }
    })
    const cells = children.filter((cell) => typeof cell === 'object')
    const isHead = cells.every(({ tag }) => tag === 'th')
    const stays = (isHead && hasContent(cells)) || cells.some(({ attributes }) => attributes.has('rowspan'))
    return isTouched && !stays ? { nodes: [], isGone: true } : { nodes: [{ ...node, children }], isGone: false }
  }

  /** What stands within lines: those parts go of which a placeholder is empty, also when marks begin or end in them. */
  private run(nodes: readonly HtmlNode[], wording: Wording): Piece {
    const lines = linesOf(nodes)
    if (!lines.some((line) => holdsEmpty(line, wording))) return { nodes: [...nodes], isGone: false }
    const kept = new Lines(emptyOfLines(lines, wording)).keptOf(nodes)
    return hasContent(kept) ? { nodes: kept, isGone: false } : { nodes: [], isGone: true }
  }
}

/** Goes through the lines of a run, leaving out what is gone. */
class Lines {
  private line = 0
  private at = 0

  constructor(private readonly gone: readonly (Span[] | null)[]) {}

  keptOf(nodes: readonly HtmlNode[]): HtmlNode[] {
    return nodes.flatMap((node): HtmlNode[] => {
      if (typeof node === 'string') return this.text(node)
      if (node.tag === 'br') return this.lineBreak(node)
      if (node.tag === 'img') {
        this.at += pictureSign.length
        return [node]
      }
      const children = this.keptOf(node.children)
      return hasContent(children) || !hasContent(node.children) ? [{ ...node, children }] : children
    })
  }

  private text(text: string): HtmlNode[] {
    const parts = this.gone[this.line]
    const start = this.at
    this.at += text.length
    if (!parts) return []
    const within = (place: number) => Math.min(Math.max(place - start, 0), text.length)
    const rest = without(
      text,
      parts.map(({ from, to }) => ({ from: within(from), to: within(to) })),
    )
    return rest === '' ? [] : [rest]
  }

  /** Between two lines that remain there is one. */
  private lineBreak(node: HtmlElement): HtmlNode[] {
    const isKept = this.gone[this.line] !== null && this.gone.slice(this.line + 1).some((parts) => parts !== null)
    this.line += 1
    this.at = 0
    return isKept ? [node] : []
  }
}

function linesOf(nodes: readonly HtmlNode[]): string[] {
  const flat = (node: HtmlNode): string => {
    if (typeof node === 'string') return node
    if (node.tag === 'br') return '\0'
    return node.tag === 'img' ? pictureSign : node.children.map(flat).join('')
  }
  return nodes.map(flat).join('').split('\0')
}

/** Blocks, and between them the runs of what stands within lines. */
function grouped(nodes: readonly HtmlNode[]): (HtmlElement | HtmlNode[])[] {
  const groups: (HtmlElement | HtmlNode[])[] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (typeof node === 'object' && !inline.has(node.tag)) groups.push(node)
    else if (Array.isArray(last)) last.push(node)
    else groups.push([node])
  }
  return groups
}

function headingLevel(node: HtmlNode | undefined): number | null {
  const [, level] = (typeof node === 'object' && /^h(\d)$/.exec(node.tag)) || []
  return level === undefined ? null : Number(level)
}

/** Whether a piece only leads to what is gone: a heading to all below it, a line with a colon to what comes next. */
function isLeadOf(piece: Piece, following: readonly Piece[]): boolean {
  const [first] = following
  if (!first?.isGone) return false
  const [node] = piece.nodes
  const level = headingLevel(node)
  if (level === null && typeof node === 'object' && node.tag !== 'p' && !inline.has(node.tag)) return false
  if (level === null) return piece.nodes.map(textOf).join('').trimEnd().endsWith(':')
  const end = following.findIndex(({ nodes }) => (headingLevel(nodes[0]) ?? level + 1) <= level)
  return following.slice(0, end < 0 ? following.length : end).every(({ isGone }) => isGone)
}

/** An item whose own words are gone goes with the list below them. */
function isWithoutLead(pieces: readonly Piece[]): boolean {
  const said = pieces.filter(({ isGone, nodes }) => isGone || hasContent(nodes))
  const rest = said.filter(({ isGone }) => !isGone).flatMap(({ nodes }) => nodes)
  return said[0]?.isGone === true && rest.every((node) => typeof node === 'object' && lists.has(node.tag))
}

/** What makes a table a table are its rows, not their heads. */
function contentOf(tag: string, children: readonly HtmlNode[]): readonly HtmlNode[] {
  return tag === 'table' ? children.filter((node) => typeof node === 'object' && node.tag !== 'thead') : children
}

function hasContent(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return node.trim() !== ''
    return node.tag === 'img' || node.tag === 'hr' || hasContent(node.children)
  })
}
