export interface PdfLine {
  text: string
  /** Points; lines of figures are set in a face whose letters are all as wide. */
  size: number
  face: 'bold' | 'figures'
}

const page = { width: 595, height: 842, margin: 64 }
const spacing = 1.6
const faces = { bold: 'F1', figures: 'F2' }

/** A document of one A4 page, one line under the other. Its letters are those of Western Europe. */
export function pdfOf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = `BT ${page.margin} ${page.height - page.margin} Td\n${lines.map(lineOf).join('\n')}\nET`
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${lettersOf(content).length} >>\nstream\n${content}\nendstream`,
    font('Helvetica-Bold'),
    font('Courier'),
    `<< /Title ${textOf(title)} >>`,
  ]
  return written(objects)
}

/** The objects numbered from 1, with the table of where each begins, in bytes. */
function written(objects: readonly string[]): Buffer {
  // The second line tells programs that copy files that this is no plain text.
  let file = '%PDF-1.4\n%âãÏÓ\n'
  const begins = objects.map((object, index) => {
    const begin = lettersOf(file).length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return begin
  })
  const table = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  return lettersOf(`${file}${xref}${trailer}\nstartxref\n${lettersOf(file).length}\n%%EOF\n`)
}

function lineOf({ text, size, face }: PdfLine): string {
  return `/${faces[face]} ${size} Tf 0 ${-Math.round(size * spacing)} Td ${textOf(text)} Tj`
}

function textOf(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`
}

/** In WinAnsi, which is Latin-1 but for some signs: of those only the euro and the apostrophe are used. */
function lettersOf(text: string): Buffer {
  return Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1')
}
