import { element, type HtmlNode } from './HtmlNode.js'
import type { Mark } from './marks.js'

/** Text, a picture or a line break, and what is said of it. */
export interface Leaf {
  node: HtmlNode
  /** Outermost first. */
  marks: readonly Mark[]
}

/** Pieces of text within the elements of their marks; what neighbours share is one element. */
export function nestMarks(leaves: readonly Leaf[]): HtmlNode[] {
  const root: HtmlNode[] = []
  let open: { mark: Mark; children: HtmlNode[] }[] = []
  for (const { node, marks } of leaves) {
    const apart = open.findIndex(({ mark }, at) => mark !== marks[at])
    open = apart < 0 ? open : open.slice(0, apart)
    for (const mark of marks.slice(open.length)) {
      const child = element(mark.tag, [], mark.attributes)
      const within = open.at(-1)?.children ?? root
      within.push(child)
      open.push({ mark, children: child.children })
    }
    const within = open.at(-1)?.children ?? root
    const last = within.at(-1)
    if (typeof node === 'string' && typeof last === 'string') within[within.length - 1] = last + node
    else within.push(node)
  }
  return root
}
