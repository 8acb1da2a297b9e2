/** HTML as it was read: an element, or the text between elements. Comments are left out. */
export type HtmlNode = HtmlElement | string

export interface HtmlElement {
  /** In lower case. */
  tag: string
  attributes: ReadonlyMap<string, string>
  children: HtmlNode[]
}

const none: ReadonlyMap<string, string> = new Map()

export function element(tag: string, children: HtmlNode[] = [], attributes = none): HtmlElement {
  return { tag, attributes, children }
}

/** The text in it, without tags. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

/** Whether it is white space that a browser shows as one space at most; a non-breaking space is not. */
export function isBlank(node: HtmlNode): boolean {
  return typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node)
}

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'input', 'wbr', 'area', 'embed', 'source'])

/** HTML as text. */
export function htmlOf(nodes: readonly HtmlNode[]): string {
  return nodes.map(written).join('')
}

function written(node: HtmlNode): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = [...node.attributes].map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  const start = `<${node.tag}${attributes.join('')}>`
  return voidTags.has(node.tag) ? start : `${start}${htmlOf(node.children)}</${node.tag}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
