/** What a sentence looks like in which something is missing. */
const hole = [
  /\s[.,;!?](?=\s|$|["”’)])/,
  /[,:;]\s*[.,;!?](?:\s|$)/,
  /\(\s*[,.]?\s*\)/,
  /^[.,;:]\s|^[.,;:]$/,
  /\S {2,}\S/,
  /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /,
]

/** Tags between which a line goes on. */
const inLine = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|s|small|span|strong|sub|sup|time|u)\b[^>]*>/gi

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#x27': "'", '#39': "'" }

/** @param {string} text */
function decoded(text) {
  return text.replace(/&([#\w]+);/g, (whole, name) => entities[name.toLowerCase()] ?? whole)
}

/**
 * The texts of a page or of rich text in which something is missing, such as "Open: ." or "( )": what is read, what is read
 * out, its title, its descriptions, and what search engines read.
 * @param {string} html
 * @returns {string[]}
 */
export function holesIn(html) {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const structured = data.flatMap(([, json = '']) => textsIn(JSON.parse(json))).flatMap(linesOf)
  const shown = html.replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
  const attributes = [...shown.matchAll(/\s(?:content|title|alt|aria-label|placeholder)="([^"]*)"/g)]
  const texts = [...linesOf(shown), ...attributes.map(([, value = '']) => decoded(value)), ...structured]
  return [...new Set(texts.filter((text) => hole.some((form) => form.test(text))))]
}

/**
 * @param {string} html
 * @returns {string[]}
 */
function linesOf(html) {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(inLine, '')
    .split(/<[^>]*>/)
    .map((line) => decoded(line.replace(/\s*\n\s*/g, ' ')).trim())
    .filter((line) => line !== '')
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function textsIn(value) {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
