/** A piece of a text as it is written. */
export type ContentToken =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; text: string }
  /** What stays as it is, such as `<pre>…</pre>`. */
  | { kind: 'verbatim'; text: string }
  | { kind: 'shortcode'; text: string; name: string; isClosing: boolean; attributes: string }

const verbatimTags = ['pre', 'code', 'script', 'style', 'textarea'] as const
const tagForm = /<\/?([a-z][a-z0-9]*)/iy
const shortcodeForm = /\[(\/)?([a-zA-Z][\w-]{0,60})((?:\s[^[\]]{0,2000})?)(\/)?\]/y

/** Divides a text, in one pass whatever stands in it. */
export function contentTokens(html: string): ContentToken[] {
  const tokens: ContentToken[] = []
  const lower = html.toLowerCase()
  const unclosed = new Set<string>()
  let [at, textFrom] = [0, 0]
  const push = (token: ContentToken) => {
    if (textFrom < at) tokens.push({ kind: 'text', text: html.slice(textFrom, at) })
    tokens.push(token)
    at += token.text.length
    textFrom = at
  }
  const next = /[<[]/g
  for (;;) {
    next.lastIndex = at
    const found = next.exec(html)
    if (!found) break
    at = found.index
    const token = found[0] === '<' ? tagAt(html, lower, at, unclosed) : shortcodeAt(html, at)
    if (token) push(token)
    else at++
  }
  at = html.length
  if (textFrom < at) tokens.push({ kind: 'text', text: html.slice(textFrom) })
  return tokens
}

function tagAt(html: string, lower: string, at: number, unclosed: Set<string>): ContentToken | null {
  tagForm.lastIndex = at
  const [start, name = ''] = tagForm.exec(lower) ?? []
  if (start === undefined || unclosed.has('>')) return null
  const verbatim = verbatimTags.find((each) => each === name && !start.startsWith('</') && !unclosed.has(each))
  if (verbatim) {
    const end = lower.indexOf(`</${verbatim}>`, at)
    if (end >= 0) return { kind: 'verbatim', text: html.slice(at, end + verbatim.length + 3) }
    unclosed.add(verbatim)
  }
  const end = html.indexOf('>', at)
  if (end >= 0) return { kind: 'tag', text: html.slice(at, end + 1) }
  unclosed.add('>')
  return null
}

function shortcodeAt(html: string, at: number): ContentToken | null {
  shortcodeForm.lastIndex = at
  const [text, closing, name = '', attributes = ''] = shortcodeForm.exec(html) ?? []
  if (text === undefined) return null
  // Two brackets show a shortcode instead of doing it.
  const isShown = html[at - 1] === '[' && html[at + text.length] === ']'
  if (isShown) return null
  return { kind: 'shortcode', text, name: name.toLowerCase(), isClosing: closing !== undefined, attributes }
}
