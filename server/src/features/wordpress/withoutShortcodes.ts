import { type ContentToken, contentTokens } from './contentTokens.js'
import type { LeftOuts } from './LeftOut.js'

type Shortcode = Extract<ContentToken, { kind: 'shortcode' }>

/** Those of WordPress itself that are read; `data-` attributes say to the reader of the HTML what they were. */
const read: Readonly<Record<string, (code: Shortcode) => string>> = {
  caption: captioned,
  wp_caption: captioned,
  gallery: (code) =>
    code.isClosing
      ? ''
      : `\n\n<figure data-gallery="${numbersIn(wordOf(code, 'ids') ?? wordOf(code, 'include'))}"></figure>\n\n`,
  embed: () => '\n\n',
  audio: (code) => addressed(code, ['src', 'mp3', 'm4a', 'ogg', 'wav']),
  video: (code) => addressed(code, ['src', 'mp4', 'webm', 'm4v', 'ogv']),
  youtube: (code) => addressed(code, ['id', 'url']),
}

/** A text in which shortcodes are HTML; those of plugins and themes go, what stands between them stays, and they are listed. */
export function withoutShortcodes(html: string, leftOut: LeftOuts): string {
  const tokens = contentTokens(html)
  const closed = new Set(tokens.flatMap((token) => (token.kind === 'shortcode' && token.isClosing ? [token.name] : [])))
  const written = tokens.map((token, place) => {
    if (token.kind !== 'shortcode') return token.text
    const own = Object.hasOwn(read, token.name) ? read[token.name] : undefined
    if (own) return own(token)
    if (!isMeant(token, closed, tokens[place - 1], tokens[place + 1])) return token.text
    if (!token.isClosing) leftOut.add('shortcode', `[${token.name}]`)
    return ''
  })
  return written.join('').replace(/\[(\[[^[\]]{1,2000}\])\]/g, '$1')
}

/** Whether it is a shortcode rather than words between brackets, such as [sic]. */
function isMeant(
  { name, isClosing, attributes }: Shortcode,
  closed: ReadonlySet<string>,
  before: ContentToken | undefined,
  after: ContentToken | undefined,
): boolean {
  if (isClosing || closed.has(name) || /[_-]|\d$/.test(name) || /\w\s*=/.test(attributes)) return true
  const startsLine = before?.kind !== 'text' || /\n[ \t]*$/.test(before.text)
  const endsLine = after?.kind !== 'text' || /^[ \t]*\n/.test(after.text)
  return attributes.trim() === '' && startsLine && endsLine
}

function captioned(code: Shortcode): string {
  if (code.isClosing) return '</figure>\n\n'
  const caption = wordOf(code, 'caption')
  return `\n\n<figure data-caption="${escaped(caption ?? '')}">`
}

function addressed(code: Shortcode, names: readonly string[]): string {
  const address = code.isClosing ? undefined : names.map((name) => wordOf(code, name)).find((value) => value)
  if (!address) return '\n\n'
  const whole = /^[\w-]{11}$/.test(address) ? `https://www.youtube.com/watch?v=${address}` : address
  return `\n\n${escaped(whole)}\n\n`
}

function wordOf({ attributes }: Shortcode, name: string): string | undefined {
  const all = attributes.matchAll(/([\w-]{1,60})=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)
  for (const [, key, double, single, bare] of all) if (key === name) return double ?? single ?? bare
  return undefined
}

/** Without numbers it is all that was added to the post. */
function numbersIn(text: string | undefined): string {
  return text === undefined ? '*' : (text.match(/\d+/g) ?? []).join()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
