import type { Arranging, Place } from './Arranging.js'
import type { Flow } from './Flow.js'
import { element, type HtmlElement, type HtmlNode, isBlank } from './HtmlNode.js'
import { keptAttributes } from './marks.js'
import { tagOf } from './tagOf.js'

const rowsAndGroups: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr'])
const cells: ReadonlySet<string> = new Set(['td', 'th'])

/** A table of rows and cells alone; what else stood in it, such as its caption, stands before it. */
export function arrangeTable(arranging: Arranging, table: HtmlElement, flow: Flow, place: Place): void {
  const outside: HtmlNode[] = []

  function partsOf(parent: HtmlElement, around: Place): HtmlNode[] {
    return parent.children.flatMap((node): HtmlNode[] => {
      if (isBlank(node)) return [node]
      if (typeof node === 'string' || !(rowsAndGroups.has(node.tag) || cells.has(node.tag))) {
        outside.push(node)
        return []
      }
      const tag = tagOf(node)
      const inner = arranging.within(node, around)
      const children = cells.has(tag) ? arranging.flowOf(node.children, inner) : partsOf(node, inner)
      return [element(tag, children, keptAttributes(tag, node.attributes))]
    })
  }

  const parts = partsOf(table, place)
  arranging.addAll(outside, flow, place)
  flow.push(element('table', parts, keptAttributes('table', table.attributes)))
}
