import { element, type HtmlElement, type HtmlNode, isBlank, textOf } from './HtmlNode.js'
import type { ListItem } from './ItemLists.js'
import type { Styles } from './StyleSheet.js'

/** Points that Word indents each level by. */
const indent = 36
/** A bullet or a number with the spaces that Word writes after it. */
const written = /^[ \t\r\n\f]*([·•▪◦o§ØüÞ–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])(?:[ \t\r\n\f]*\u00a0[\s\u00a0]*|[\s]{3,})/i

/** The content of an item or a heading without its number. */
interface Unmarked {
  marker?: string | undefined
  children: HtmlNode[]
}

/** A paragraph of Word that is an item of a list, without its number; null for any other. */
export function wordItem(node: HtmlElement, styles: Styles): ListItem | null {
  const [, list, level, instance] = /\bl(\d+) level(\d)(?: lfo(\d+))?/.exec(styles.get('mso-list') ?? '') ?? []
  const margin = Number.parseFloat(/^[\d.]+(?=pt)/.exec(styles.get('margin-left') ?? '')?.[0] ?? '0')
  const indented = Math.max(1, Math.round(margin / indent))
  const { marker: own, children: rest }: Unmarked = list || node.tag === 'p' ? withoutMarker(node) : node
  if (list !== undefined || own !== undefined) {
    return { level: Number(level ?? indented), list: `${list}/${instance}`, marker: own ?? '', children: rest }
  }
  if (!isListParagraph(node)) return null
  // Mail programs take away what Word says of the list.
  const [prefix, marker] = written.exec(textOf(node)) ?? []
  if (prefix === undefined || marker === undefined) return null
  return { level: indented, list: '', marker, children: withoutBeginning(node.children, prefix.length) }
}

/** Whether it is of the style that Word gives to lists: without a number it goes on with the item before it. */
export function isListParagraph({ attributes }: HtmlElement): boolean {
  return /(^|\s|x_)MsoListParagraph/.test(attributes.get('class') ?? '')
}

/** What Word wrote as a number or bullet is an element of its own. */
export function withoutMarker({ children }: HtmlElement): Unmarked {
  let marker: string | undefined
  const kept = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((node): HtmlNode[] => {
      if (typeof node === 'string') return [node]
      if (marker === undefined && /mso-list:\s*ignore/i.test(node.attributes.get('style') ?? '')) {
        marker = textOf(node)
        return []
      }
      return [{ ...node, children: kept(node.children) }]
    })
  const rest = kept(children)
  return { marker, children: withoutBlankBeginning(rest) }
}

function withoutBlankBeginning(nodes: HtmlNode[]): HtmlNode[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  const rest = first < 0 ? [] : nodes.slice(first)
  if (typeof rest[0] === 'string') rest[0] = rest[0].replace(/^[ \t\n\r\f]+/, '')
  return rest
}

function withoutBeginning(nodes: readonly HtmlNode[], characters: number): HtmlNode[] {
  let left = characters
  return nodes.flatMap((node): HtmlNode[] => {
    if (left === 0) return [node]
    const { length } = textOf(node)
    if (typeof node === 'string') {
      const rest = node.slice(left)
      left = Math.max(0, left - length)
      return rest === '' ? [] : [rest]
    }
    const children = withoutBeginning(node.children, left)
    left = Math.max(0, left - length)
    return children.length > 0 ? [element(node.tag, children, node.attributes)] : []
  })
}
