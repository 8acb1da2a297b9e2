import type { Arranging, Place } from './Arranging.js'
import type { Flow } from './Flow.js'
import { element, type HtmlElement, type HtmlNode, isBlank } from './HtmlNode.js'
import { keptAttributes } from './marks.js'
import { numberTypes } from './richTextTags.js'
import type { StyleSheet } from './StyleSheet.js'
import { headingLevel } from './tagOf.js'
import { isListParagraph, wordItem } from './wordItems.js'

export const listTags: ReadonlySet<string> = new Set(['ul', 'ol'])

/** Adds an item that stands in no list of its own. @returns whether it was one */
export function addItem(arranging: Arranging, node: HtmlElement, flow: Flow, place: Place): boolean {
  if (!['li', 'p', 'div'].includes(node.tag) || headingLevel(node)) return false
  const inner = arranging.within(node, place)
  const stray = { level: 1, list: '', marker: '', children: node.children }
  const item = node.tag === 'li' ? stray : wordItem(node, arranging.styleSheet.stylesOf(node))
  if (item) {
    flow.addItem({ ...item, children: arranging.flowOf(item.children, inner) })
    return true
  }
  const before = isListParagraph(node) ? flow.endAtItem() : undefined
  before?.children.push(element('p', arranging.flowOf(node.children, inner)))
  return before !== undefined
}

/** @param place where its items stand */
export function arrangeList(arranging: Arranging, node: HtmlElement, flow: Flow, place: Place): void {
  const items = node.children.filter((child) => typeof child !== 'string')
  if (items.some(({ attributes }) => attributes.has('data-aria-level'))) {
    for (const [at, item] of items.entries()) addOnlineItem(arranging, { list: node, item, at }, flow, place)
  } else {
    const children = itemsOf(arranging, node.children, place)
    flow.push(element(node.tag, children, listAttributes(node, arranging.styleSheet)))
  }
}

/** Word in the browser makes a list of each item, which says its depth itself. */
function addOnlineItem(
  arranging: Arranging,
  { list, item, at }: { list: HtmlElement; item: HtmlElement; at: number },
  flow: Flow,
  place: Place,
): void {
  const position = item.attributes.get('data-aria-posinset') ?? String(Number(list.attributes.get('start') ?? 1) + at)
  flow.addItem({
    level: Number(item.attributes.get('data-aria-level')) || 1,
    list: item.attributes.get('data-listid') ?? '',
    marker: list.tag === 'ol' ? `${position}.` : '',
    children: arranging.flowOf(item.children, arranging.within(item, place)),
  })
}

/** A list that stands beside the items of another belongs to the item before it. */
function itemsOf(arranging: Arranging, nodes: readonly HtmlNode[], place: Place): HtmlNode[] {
  const items: HtmlNode[] = []
  const add = (node: HtmlNode) => {
    if (isBlank(node)) items.push(node)
    else if (typeof node === 'object' && node.tag === 'li') {
      items.push(element('li', arranging.flowOf(node.children, arranging.within(node, place))))
    } else if (typeof node === 'object' && !listTags.has(node.tag) && node.children.some(isListOrItem)) {
      node.children.forEach(add)
    } else {
      const content = arranging.flowOf([node], place)
      if (content.every(isBlank)) return
      const last = items.findLast((item) => typeof item === 'object')
      if (typeof last === 'object') last.children.push(...content)
      else items.push(element('li', content))
    }
  }
  nodes.forEach(add)
  return items
}

function isListOrItem(node: HtmlNode): boolean {
  return typeof node === 'object' && (node.tag === 'li' || listTags.has(node.tag))
}

const styleTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

function listAttributes(node: HtmlElement, styleSheet: StyleSheet): ReadonlyMap<string, string> {
  const attributes = new Map(keptAttributes(node.tag, node.attributes))
  if (node.tag !== 'ol') return attributes
  const given = attributes.get('type')
  attributes.delete('type')
  const item = node.children.find((child) => typeof child === 'object' && child.tag === 'li')
  const styles = [node, item].map(
    (each) => typeof each === 'object' && styleSheet.stylesOf(each).get('list-style-type'),
  )
  const type =
    numberTypes.find((each) => each === given) ?? styles.map((style) => styleTypes[style || '']).find(Boolean)
  if (type) attributes.set('type', type)
  return attributes
}
