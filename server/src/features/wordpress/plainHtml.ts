import { readHtml } from '../../kernel/html/readHtml.js'
import { textOf } from '../../kernel/shared/richText/HtmlNode.js'

/** What is read of HTML on one line, without its tags and entities. */
export function plainHtml(html: string): string {
  const nodes = /[<&]/.test(html) ? readHtml(html) : [html]
  return (nodes ?? []).map(textOf).join('').replace(/\s+/g, ' ').trim()
}
