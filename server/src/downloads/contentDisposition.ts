import disposition from 'content-disposition'

/**
 * The header that makes a browser save a response under this name: in ASCII, and in UTF-8 where that differs.
 * @param name in well-formed Unicode
 */
export function contentDisposition(name: string): string {
  // Accents are removed; characters without an ASCII form, or that would end the quoted text, become underscores.
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/gu, '_')
  return disposition(name, { fallback: ascii })
}
