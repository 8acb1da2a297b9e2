import { anyPlaceholder, placeholderNamed, placeholderText } from '@shop/server/shopPlaceholders'

const tag = /(<[^>]*>)/
const chip = /<span data-shop="[\w.]+">(\{\{[^{}<]*\}\})<\/span>/g

/** Rich text as the editor reads it: what names the shop as an element, which is drawn as a chip. */
export function withChips(html: string): string {
  if (!html.includes('{{')) return html
  return html
    .replace(chip, '$1')
    .split(tag)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(anyPlaceholder, chipOf)))
    .join('')
}

function chipOf(whole: string, meant: string): string {
  const name = placeholderNamed(meant)
  return name ? `<span data-shop="${name}">${placeholderText(name)}</span>` : whole
}

/** Rich text as it is stored. */
export function withoutChips(html: string): string {
  return html.replace(chip, '$1')
}
