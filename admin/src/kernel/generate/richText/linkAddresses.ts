import { element, type HtmlNode } from '@shop/server/htmlNode'
import { plainAddressesIn } from './plainAddress'

/** What is read as it stands, or is a link already. */
const apart: ReadonlySet<string> = new Set(['a', 'code', 'pre'])

/** Makes the addresses in a text links. */
export function linkAddresses(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return linked(node)
    return apart.has(node.tag) ? [node] : [{ ...node, children: linkAddresses(node.children) }]
  })
}

function linked(text: string): HtmlNode[] {
  const nodes: HtmlNode[] = []
  let done = 0
  for (const { index, text: written, href } of plainAddressesIn(text)) {
    nodes.push(text.slice(done, index), element('a', [written], new Map([['href', href]])))
    done = index + written.length
  }
  return [...nodes, text.slice(done)]
}
