import disposition from 'content-disposition'

/**
 * The header that has a browser save an answer under this name: in ASCII, and as it is where that differs.
 * @param name in well-formed Unicode
 */
export function contentDisposition(name: string): string {
  // Letters lose their accents; what has no such form, or would end the quoted text, becomes a line.
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/gu, '_')
  return disposition(name, { fallback: ascii })
}
