export type LineKind = 'paragraph' | 'heading' | 'item'

/** A line of a text that people read. */
export interface Line {
  kind: LineKind
  text: string
}

const headings = 'h1, h2, h3, h4, h5, h6'
const lineEnds = `${headings}, p, li, td, th, blockquote, pre, figcaption, div`

/** The lines of a text; of rich text its paragraphs, headings, items and cells, without their formatting. */
export function linesOf(value: unknown, isHtml: boolean): Line[] {
  const text = typeof value === 'string' ? value : ''
  const lines = isHtml ? linesOfHtml(text) : text.split('\n').map((each): Line => ({ kind: 'paragraph', text: each }))
  return lines.map(({ kind, text: each }) => ({ kind, text: each.replace(/\s+/g, ' ').trim() })).filter(hasText)
}

const hasText = ({ text }: Line) => text !== ''

function linesOfHtml(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: Line[] = [{ kind: 'paragraph', text: '' }]
  read(body, 'paragraph')
  return lines

  function read(node: Node, kind: LineKind): void {
    for (const child of node.childNodes) {
      const last = lines.at(-1)
      if (child.nodeType === child.TEXT_NODE && last) last.text += child.textContent ?? ''
      if (!(child instanceof Element)) continue
      if (child.matches('br')) lines.push({ kind, text: '' })
      else if (child.matches(lineEnds)) {
        const own = child.matches(headings) ? 'heading' : child.matches('li') ? 'item' : kind
        lines.push({ kind: own, text: '' })
        read(child, own)
        lines.push({ kind, text: '' })
      } else read(child, kind)
    }
  }
}
