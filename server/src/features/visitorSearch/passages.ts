const blockTag = /<\/?(?:p|h[1-6]|li|ul|ol|tr|table|thead|tbody|blockquote|pre|figure|figcaption)\b[^>]*>/gi
const cellTag = /<(?:\/t[hd]|br|hr)\b[^>]*>/gi
const anyTag = /<[^>]*>/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The paragraphs, headings, items and rows of rich text as plain text. */
export function passagesOf(html: string): string[] {
  return html
    .split(blockTag)
    .map((part) => decoded(part.replace(cellTag, ' ').replace(anyTag, '')))
    .filter((part) => part !== '')
}

/** Rich text is stored sanitized, which writes few signs as entities. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
