/**
 * The header that has a browser save an answer under this name (RFC 6266): once in ASCII, once as it is.
 * @param name in well-formed Unicode
 */
export function contentDisposition(name: string): string {
  // Letters lose their accents; what has no such form, or would end the quoted text, becomes a line.
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/gu, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** RFC 8187 knows fewer plain characters than addresses do. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
