import { type HtmlElement, type HtmlNode, textOf } from './HtmlNode.js'

/** What styles say of an element, by property. */
export type Styles = ReadonlyMap<string, string>

/**
 * Style of elements by attribute and by class: Excel makes a cell bold by a class. Other selectors are left out, since no
 * program uses them for text that somebody formatted.
 */
export class StyleSheet {
  private readonly byClass = new Map<string, Map<string, string>>()

  /** @param nodes HTML with its `style` elements */
  constructor(nodes: readonly HtmlNode[]) {
    for (const node of nodes) this.collect(node)
  }

  stylesOf({ tag, attributes }: HtmlElement): Styles {
    const inline = declarations(attributes.get('style') ?? '')
    const names = this.byClass.size === 0 ? [] : (attributes.get('class') ?? '').split(/\s+/)
    const ruled = names
      .flatMap((name) => [`.${name}`, `${tag}.${name}`])
      .flatMap((key) => [...(this.byClass.get(key) ?? [])])
    return new Map([...ruled, ...inline])
  }

  private collect(node: HtmlNode): void {
    if (typeof node === 'string') return
    if (node.tag === 'style') this.read(textOf(node))
    else for (const child of node.children) this.collect(child)
  }

  private read(css: string): void {
    for (const rule of css.split('}')) {
      const start = rule.indexOf('{')
      if (start < 0) continue
      for (const selector of rule.slice(0, start).replace('<!--', '').split(',')) {
        const key = selector.trim()
        if (!/^\w*\.[\w-]+$/.test(key)) continue
        this.byClass.set(key, new Map([...(this.byClass.get(key) ?? []), ...declarations(rule.slice(start + 1))]))
      }
    }
  }
}

function declarations(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0) {
      found.set(
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      )
    }
  }
  return found
}
