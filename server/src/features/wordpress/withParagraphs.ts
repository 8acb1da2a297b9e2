import { contentTokens } from './contentTokens.js'

const blockTags: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'caption', 'col', 'colgroup', 'dd', 'details', 'div', 'dl', 'dt'],
  ...[
    'fieldset',
    'figcaption',
    'figure',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'legend',
  ],
  ...['li', 'main', 'menu', 'nav', 'ol', 'p', 'pre', 'script', 'section', 'style', 'summary', 'table', 'tbody', 'td'],
  ...['tfoot', 'th', 'thead', 'tr', 'ul', 'iframe'],
])
/** Those in which blank lines divide paragraphs too. */
const containers: ReadonlySet<string> = new Set(['article', 'blockquote', 'details', 'div', 'section'])
/** A line break that is none of the text. */
const kept = '\ue000'

/** Text as WordPress stores what was typed without blocks: a blank line begins a paragraph, a line break is one. */
export function withParagraphs(html: string): string {
  const marked = contentTokens(html.replaceAll(kept, ''))
    .map(({ kind, text }) => {
      const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(text) ?? []
      if (kind === 'text' || kind === 'shortcode') return text
      const whole = text.replaceAll('\n', kept)
      const tag = name.toLowerCase()
      if (!blockTags.has(tag)) return whole
      const isAround = containers.has(tag)
      if (kind === 'verbatim') return `\n\n${whole}\n\n`
      return `${!slash || isAround ? '\n\n' : ''}${whole}${slash || isAround || tag === 'hr' ? '\n\n' : ''}`
    })
    .join('')
  const chunks = marked.split(/\n[ \t\n]*\n/).map((chunk) => chunk.trim())
  return chunks
    .filter((chunk) => chunk !== '')
    .map(paragraph)
    .join('\n')
    .replaceAll(kept, '\n')
}

function paragraph(chunk: string): string {
  const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/i.exec(chunk) ?? []
  if (blockTags.has(name.toLowerCase())) return chunk
  return `<p>${chunk.replaceAll('\n', '<br>')}</p>`
}
