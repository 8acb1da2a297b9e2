import type { HtmlElement } from './HtmlNode.js'
import { synonyms } from './richTextTags.js'

/** The name of an element in rich text; its own where rich text has none. */
export function tagOf(node: HtmlElement): string {
  const level = headingLevel(node)
  const tag = level ? `h${level}` : node.tag
  return synonyms[tag] ?? tag
}

/** Of what says that it is a heading without being one, as Word in the browser does. */
export function headingLevel({ tag, attributes }: HtmlElement): number | undefined {
  if ((tag !== 'p' && tag !== 'div') || attributes.get('role') !== 'heading') return undefined
  return Math.min(6, Math.max(1, Number.parseInt(attributes.get('aria-level') ?? '2', 10) || 2))
}
