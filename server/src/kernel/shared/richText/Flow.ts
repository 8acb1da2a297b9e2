import { element, type HtmlElement, type HtmlNode, isBlank } from './HtmlNode.js'
import { ItemLists, type ListItem } from './ItemLists.js'
import type { Mark } from './marks.js'
import { type Leaf, nestMarks } from './nestMarks.js'

/** The block that text belongs to. */
export interface Paragraph {
  tag: string
  attributes: ReadonlyMap<string, string>
  /** Stood in the text as such, and is kept when it is empty. */
  isOwn: boolean
}

type Part = HtmlElement | Leaf[]

/** The content of an element in which blocks follow one another: text is collected into paragraphs. */
export class Flow {
  /** Whether lines stood in elements that rich text does not have: text beside them is a paragraph too. */
  isDissolved = false
  private readonly parts: Part[] = []
  private run: Leaf[] = []
  private paragraph: Paragraph | undefined
  private lists: ItemLists | undefined

  add(node: HtmlNode, marks: readonly Mark[]): void {
    this.run.push({ node, marks })
  }

  /** A block beside the text. */
  push(block: HtmlElement): void {
    this.endRun()
    this.lists = undefined
    this.parts.push(block)
  }

  /** @param fill adds what the paragraph holds, blocks too: they stand between its parts */
  addParagraph(paragraph: Paragraph, fill: () => void): void {
    this.endRun()
    const around = this.paragraph
    const before = this.parts.length
    // A line within a heading is the heading.
    this.paragraph = around && around.tag !== 'p' && paragraph.tag === 'p' ? around : paragraph
    fill()
    this.endRun(this.parts.length > before)
    if (paragraph.isOwn && this.parts.length === before) this.push(element(paragraph.tag, [], paragraph.attributes))
    this.paragraph = around
  }

  /** An item of a list that is no element of its own. */
  addItem(item: ListItem): void {
    this.endRun()
    this.lists ??= new ItemLists((list) => this.parts.push(list))
    this.lists.add(item)
  }

  /** The item that stands right before what comes next, of those that were no element of their own. */
  endAtItem(): HtmlElement | undefined {
    this.endRun()
    return this.lists?.lastItem
  }

  finish(): HtmlNode[] {
    this.endRun()
    return this.parts.flatMap((part): HtmlNode[] => {
      if (!Array.isArray(part)) return [part]
      if (!this.isDissolved) return nestMarks(part)
      const line = trimmed(part)
      return line.length > 0 ? [element('p', nestMarks(line))] : []
    })
  }

  private endRun(dropsBlank = false): void {
    const { run, paragraph } = this
    if (run.length === 0) return
    this.run = []
    if (!paragraph) {
      this.parts.push(run)
      if (!run.every(({ node }) => isBlank(node))) this.lists = undefined
      return
    }
    const line = paragraph.isOwn ? run : trimmed(run)
    if (line.length === 0 || (dropsBlank && line.every(({ node }) => isBlank(node)))) return
    this.lists = undefined
    this.parts.push(element(paragraph.tag, nestMarks(line), paragraph.attributes))
  }
}

/** A line without the white space around it and the line break at its end, which nobody sees. */
function trimmed(run: readonly Leaf[]): Leaf[] {
  const first = run.findIndex(({ node }) => !isBlank(node))
  if (first < 0) return []
  let end = run.findLastIndex(({ node }) => !isBlank(node)) + 1
  const last = run[end - 1]?.node
  if (end - first > 1 && typeof last === 'object' && last.tag === 'br') end -= 1
  const line = run.slice(first, end).map((leaf) => ({ ...leaf }))
  const [start, stop] = [line[0], line.at(-1)]
  if (typeof start?.node === 'string') start.node = start.node.replace(/^[ \t\n\r\f]+/, '')
  if (typeof stop?.node === 'string') stop.node = stop.node.replace(/[ \t\n\r\f]+$/, '')
  return line
}
