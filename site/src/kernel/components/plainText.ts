/** The opening words of rich text, without its tags, for descriptions of at most `limit` characters. */
export function plainText(html: string | null, limit = 160): string | undefined {
  const text = html
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!text) return undefined
  if (text.length <= limit) return text
  return `${text.slice(0, text.lastIndexOf(' ', limit - 1))}…`
}
