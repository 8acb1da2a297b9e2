import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { element, type HtmlElement, type HtmlNode } from '../shared/richText/HtmlNode.js'

/** Elements within elements; nobody writes deeper, and reading it would take long. */
const maxDepth = 200

class TooDeep extends Error {}

/** HTML as a browser reads it, without what a browser adds to tables by itself; null when it is too deep. */
export function readHtml(html: string): HtmlNode[] | null {
  let depth = 0
  const onItemPush = () => {
    depth += 1
    if (depth > maxDepth) throw new TooDeep()
  }
  const onItemPop = () => {
    depth -= 1
  }
  try {
    const treeAdapter = { ...defaultTreeAdapter, onItemPush, onItemPop }
    return parse(html, { treeAdapter, sourceCodeLocationInfo: true }).childNodes.flatMap(nodesOf)
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

function nodesOf(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const read: HtmlElement = element(
    node.tagName,
    node.childNodes.flatMap(nodesOf),
    new Map(node.attrs.map(({ name, value }) => [name, value])),
  )
  const isAdded = node.tagName === 'tbody' && !node.sourceCodeLocation
  return isAdded ? read.children : [read]
}
