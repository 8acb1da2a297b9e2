import { element, type HtmlElement, type HtmlNode } from './HtmlNode.js'
import { readMarker } from './listMarker.js'
import type { NumberType } from './richTextTags.js'

/** An item of a list as Word writes it: a paragraph that says its depth and its number. */
export interface ListItem {
  /** From 1. */
  level: number
  /** Items of one list have the same. */
  list: string
  /** What stands before it; empty for an item that does not say. */
  marker: string
  children: HtmlNode[]
}

interface OpenList {
  node: HtmlElement
  level: number
  list: string
  isOrdered: boolean
  number: number
  type: NumberType | undefined
}

/** Builds nested lists of items that follow one another. */
export class ItemLists {
  private open: OpenList[] = []

  /** @param begin called with each list that stands within no other */
  constructor(private readonly begin: (list: HtmlElement) => void) {}

  add({ level, list, marker, children }: ListItem): void {
    while ((this.open.at(-1)?.level ?? 0) > level) this.open.pop()
    const present = this.open.at(-1)
    const { isOrdered, number, type } = readMarker(marker, present?.level === level ? present.type : undefined)
    const item = element('li', children)
    if (present?.level === level) {
      const continues = number === undefined || number === present.number + 1
      if (present.isOrdered === isOrdered && present.list === list && continues) {
        present.node.children.push(item)
        present.number += 1
        return
      }
      this.open.pop()
    }
    const attributes = new Map<string, string>()
    if (number !== undefined && number !== 1) attributes.set('start', String(number))
    if (type) attributes.set('type', type)
    const node = element(isOrdered ? 'ol' : 'ul', [item], attributes)
    const parent = this.lastItem
    if (parent) parent.children.push(node)
    else this.begin(node)
    this.open.push({ node, level, list, isOrdered, number: number ?? 1, type })
  }

  /** The item that was added last, at its own depth. */
  get lastItem(): HtmlElement | undefined {
    const last = this.open.at(-1)?.node.children.at(-1)
    return typeof last === 'object' ? last : undefined
  }
}
