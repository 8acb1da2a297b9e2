import type { Arranging, Place } from './Arranging.js'
import { addItem, arrangeList, listTags } from './arrangeLists.js'
import { arrangeTable } from './arrangeTable.js'
import { Flow } from './Flow.js'
import { element, type HtmlElement, type HtmlNode, textOf } from './HtmlNode.js'
import { keptAttributes, marksWithin } from './marks.js'
import { isOwnPicture } from './richTextTags.js'
import { StyleSheet } from './StyleSheet.js'
import { tagOf } from './tagOf.js'
import { withoutMarker } from './wordItems.js'

/** What holds no text that a reader would see. */
const unread: ReadonlySet<string> = new Set(
  'style script meta link title xml noscript textarea option template iframe object'.split(' '),
)
/** They hold everything, and mean nothing. */
const whole: ReadonlySet<string> = new Set(['html', 'head', 'body'])
const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4'])
const paragraphs: ReadonlySet<string> = new Set(['p', 'pre', 'figcaption', ...headings])
const containers: ReadonlySet<string> = new Set(['blockquote', 'figure'])
/** Lines of their own that rich text has no element for. */
const dissolved: ReadonlySet<string> = new Set(
  (
    'div section article header footer main aside nav address center form fieldset legend details summary dl dt dd ' +
    'hgroup search dialog menu dir td th tr thead tbody tfoot caption'
  ).split(' '),
)

/**
 * Rich text as it was meant, whatever it was written with: what styles make bold, italic, underlined or struck out is an
 * element, blocks stand in no line, lines of elements that rich text does not have are paragraphs, and lists are nested as
 * they were numbered. Arranging it again changes nothing.
 *
 * It says how things stand, and makes nothing safe: what the server stores is sanitized besides.
 * @param nodes HTML of a client, an editor or the clipboard, with its `style` elements
 */
export function arrangeRichText(nodes: readonly HtmlNode[]): HtmlNode[] {
  return new Arranger(new StyleSheet(nodes)).flowOf(nodes, { marks: [], isInLine: false, isInHeading: false })
}

class Arranger implements Arranging {
  constructor(readonly styleSheet: StyleSheet) {}

  flowOf(nodes: readonly HtmlNode[], place: Place): HtmlNode[] {
    const flow = new Flow()
    this.addAll(nodes, flow, place)
    return flow.finish()
  }

  addAll(nodes: readonly HtmlNode[], flow: Flow, place: Place): void {
    for (const node of nodes) this.add(node, flow, place)
  }

  within(node: HtmlElement, place: Place): Place {
    const tag = tagOf(node)
    const isInHeading = place.isInHeading || headings.has(tag) || tag === 'th'
    const marks = marksWithin(node, this.styleSheet.stylesOf(node), place.marks, isInHeading)
    return { marks, isInHeading, isInLine: false }
  }

  private add(node: HtmlNode, flow: Flow, place: Place): void {
    if (typeof node === 'string') flow.add(node, place.marks)
    else if (unread.has(node.tag) || isNoise(node)) return
    else if (whole.has(node.tag)) this.addAll(node.children, flow, place)
    else if (node.tag === 'br' || node.tag === 'img') this.addLeaf(node, flow, place)
    else if (addItem(this, node, flow, place) || this.addBlock(node, flow, place)) flow.isDissolved ||= place.isInLine
    else this.addAll(node.children, flow, { ...this.within(node, place), isInLine: true })
  }

  private addLeaf({ tag, attributes }: HtmlElement, flow: Flow, { marks }: Place): void {
    if (tag === 'br' || isOwnPicture(attributes.get('src'))) {
      flow.add(element(tag, [], keptAttributes(tag, attributes)), marks)
    }
  }

  /** @returns whether it was one */
  private addBlock(node: HtmlElement, flow: Flow, place: Place): boolean {
    const tag = tagOf(node)
    const inner = this.within(node, place)
    const attributes = keptAttributes(tag, node.attributes)
    if (paragraphs.has(tag)) {
      const children = headings.has(tag) ? numbered(node) : node.children
      flow.addParagraph({ tag, attributes, isOwn: true }, () => this.addAll(children, flow, inner))
    } else if (tag === 'hr') flow.push(element('hr'))
    else if (containers.has(tag)) flow.push(element(tag, this.flowOf(node.children, inner), attributes))
    else if (listTags.has(tag)) arrangeList(this, node, flow, inner)
    else if (tag === 'table') arrangeTable(this, node, flow, inner)
    else if (dissolved.has(node.tag)) {
      flow.isDissolved = true
      const paragraph = { tag: 'p', attributes: new Map(), isOwn: false }
      flow.addParagraph(paragraph, () => this.addAll(node.children, flow, inner))
    } else return false
    return true
  }
}

/** The content of a heading; the number that Word gave it is part of its text. */
function numbered(heading: HtmlElement): HtmlNode[] {
  const { marker, children } = withoutMarker(heading)
  const number = marker?.replace(/[\s\u00a0]+/g, '')
  return number ? [`${number} `, ...children] : heading.children
}

/** What browsers and Word in the browser add to a copy for themselves. */
function isNoise(node: HtmlElement): boolean {
  const name = node.attributes.get('class') ?? ''
  return /\bApple-interchange-newline\b/.test(name) || (/(^|\s)EOP(\s|$)/.test(name) && textOf(node).trim() === '')
}
