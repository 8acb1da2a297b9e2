import type { Flow } from './Flow.js'
import type { HtmlElement, HtmlNode } from './HtmlNode.js'
import type { Mark } from './marks.js'
import type { StyleSheet } from './StyleSheet.js'

/** Where something stands. */
export interface Place {
  /** Around the text, outermost first. */
  marks: readonly Mark[]
  /** Whether an element that belongs within a line stands around it, though perhaps with blocks in it. */
  isInLine: boolean
  isInHeading: boolean
}

/** What the parts of an arrangement need of the whole. */
export interface Arranging {
  readonly styleSheet: StyleSheet
  /** What stands in an element in which blocks follow one another. */
  flowOf(nodes: readonly HtmlNode[], place: Place): HtmlNode[]
  addAll(nodes: readonly HtmlNode[], flow: Flow, place: Place): void
  /** Where the content of an element stands. */
  within(node: HtmlElement, place: Place): Place
}
