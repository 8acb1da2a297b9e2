import type { HeadingFace } from '../../look/lookChoices.js'
import { fontFile, fontsOf, type PaperFace } from './paperFonts.js'

/** How a text is set; sizes and distances on paper are in points. */
export interface TextStyle {
  face: PaperFace
  size: number
  colour: string
}

interface Run {
  font: string
  text: string
}

/** What pdfkit keeps of a font that it has opened. */
interface OpenedFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

/** Nothing is seen of these by themselves; the fonts have no sign for most of them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const unreadable = '?'

/** Measures and sets texts in a document, each sign in the first font of its face that has it. */
export class PaperText {
  private readonly opened = new Set<string>()
  private readonly found = new Map<string, string | null>()

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly headingFace: HeadingFace,
  ) {}

  width(text: string, style: TextStyle): number {
    let width = 0
    for (const run of this.runs(text, style.face)) width += this.use(run.font, style).widthOfString(run.text)
    return width
  }

  /** Sets one line. @param baseline from the top of the page */
  line(text: string, x: number, baseline: number, style: TextStyle): void {
    let left = x
    for (const run of this.runs(text, style.face)) {
      const pdf = this.use(run.font, style).fillColor(style.colour)
      pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
      left += pdf.widthOfString(run.text)
    }
  }

  /** The lines of a text that is no wider than this; a word that is wider by itself is broken. */
  wrapped(text: string, width: number, style: TextStyle): string[] {
    return text.split(/\r\n?|\n/).flatMap((paragraph) => this.wrappedParagraph(paragraph, width, style))
  }

  private wrappedParagraph(paragraph: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of plain(paragraph).split(/[ \t]+/)) {
      const longer = line ? `${line} ${word}` : word
      if (this.width(longer, style) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      const parts = this.broken(word, width, style)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
    return [...lines, line]
  }

  private broken(word: string, width: number, style: TextStyle): string[] {
    const parts: string[] = []
    let rest = [...word]
    while (rest.length > 1 && this.width(rest.join(''), style) > width) {
      let least = 1
      let beyond = rest.length
      while (beyond - least > 1) {
        const middle = (least + beyond) >> 1
        if (this.width(rest.slice(0, middle).join(''), style) <= width) least = middle
        else beyond = middle
      }
      parts.push(rest.slice(0, least).join(''))
      rest = rest.slice(least)
    }
    return [...parts, rest.join('')]
  }

  private runs(text: string, face: PaperFace): Run[] {
    const runs: Run[] = []
    const first = fontsOf(face, this.headingFace)[0] ?? ''
    for (const sign of plain(text)) {
      const font = this.fontFor(sign, face)
      const run = { font: font ?? first, text: font === null ? unreadable : sign }
      const last = runs.at(-1)
      if (last?.font === run.font) last.text += run.text
      else runs.push(run)
    }
    return runs
  }

  private fontFor(sign: string, face: PaperFace): string | null {
    const key = `${face} ${sign}`
    const known = this.found.get(key)
    if (known !== undefined) return known
    const codePoint = sign.codePointAt(0) ?? 0
    const font = fontsOf(face, this.headingFace).find((each) => this.has(each, codePoint)) ?? null
    this.found.set(key, font)
    return font
  }

  private has(name: string, codePoint: number): boolean {
    const pdf: unknown = this.open(name)
    return (pdf as OpenedFont)._font.font.hasGlyphForCodePoint(codePoint)
  }

  private use(font: string, { size }: TextStyle): PDFKit.PDFDocument {
    return this.open(font).fontSize(size)
  }

  private open(name: string): PDFKit.PDFDocument {
    if (!this.opened.has(name)) this.pdf.registerFont(name, fontFile(name))
    this.opened.add(name)
    return this.pdf.font(name)
  }
}

/** Without what cannot be drawn: control characters, halves of signs, what nobody sees; every blank is a plain one. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\p{Cs}/gu, unreadable)
    .replace(/[\p{Cc}\p{Z}]/gu, ' ')
}
