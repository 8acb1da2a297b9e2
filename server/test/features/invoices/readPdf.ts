import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A document as a reader of PDF has it. */
export async function openPdf(bytes: Buffer) {
  return await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
}

/** The texts of the pages, every blank a plain one. */
export async function pagesOf(bytes: Buffer): Promise<string[]> {
  const pdf = await openPdf(bytes)
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    const signs = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    return signs.join('').replace(/\s+/g, ' ')
  })
  return await Promise.all(texts)
}
