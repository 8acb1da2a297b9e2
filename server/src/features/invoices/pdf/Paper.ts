import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import type { DocumentLook } from './DocumentLook.js'
import { PaperText } from './PaperText.js'

export type Structure = PDFKit.PDFStructureElement

/** What its types do not name, though the library writes it. */
interface StructureOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

/** What a PDF says of itself. */
type PaperSubject = Pick<InvoiceDocument, 'issuedAt' | 'language'> & { seller: Pick<InvoiceDocument['seller'], 'name'> }

interface PaperSize {
  width: number
  height: number
}

/** A PDF that is being drawn, with the tags by which it is read aloud. Distances in points, from the top left. */
export class Paper {
  readonly text: PaperText
  private readonly root: Structure

  private constructor(
    readonly pdf: PDFKit.PDFDocument,
    readonly size: PaperSize,
    look: DocumentLook,
  ) {
    this.text = new PaperText(pdf, look.headingFace)
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  /** Says nothing of when or where it is drawn: the same document gives the same bytes. */
  static async open(document: PaperSubject, look: DocumentLook, size: PaperSize, title: string): Promise<Paper> {
    // Takes a while to load, and most programs draw nothing.
    const { default: PDFDocument } = await import('pdfkit')
    const issuedAt = new Date(document.issuedAt)
    const options = {
      size: [size.width, size.height],
      margin: 0,
      pdfVersion: '1.7' as const,
      lang: document.language,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: document.seller.name, CreationDate: issuedAt, ModDate: issuedAt },
    }
    // Without one of its own it would embed nothing less than Helvetica.
    return new Paper(new PDFDocument({ ...options, font: '' }), size, look)
  }

  /** An element of the tree of tags. @param within where it hangs; without it at the root */
  element(tag: string, within: Structure = this.root, options: StructureOptions = {}): Structure {
    const element = this.pdf.struct(tag, options)
    within.add(element)
    return element
  }

  /** Draws the content of an element; several times when it goes on on another page. */
  content(element: Structure, tag: string, draw: () => void): void {
    const content = this.pdf.markStructureContent(tag)
    draw()
    this.pdf.endMarkedContent()
    element.add(content)
  }

  tagged(tag: string, draw: () => void, within?: Structure, options?: StructureOptions): void {
    this.content(this.element(tag, within, options), tag, draw)
  }

  /** What is not read aloud: lines, repeated headers, numbers of pages. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  rule(y: number, left: number, right: number, colour: string, weight: number): void {
    this.artifact(() => this.pdf.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke())
  }

  addPage(): void {
    this.pdf.addPage()
  }

  /** The number of pages so far. */
  get pages(): number {
    return this.pdf.bufferedPageRange().count
  }

  async bytes(): Promise<Buffer> {
    this.root.end()
    const parts: Buffer[] = []
    this.pdf.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve)
      this.pdf.on('error', reject)
    })
    this.pdf.end()
    await ended
    return Buffer.concat(parts)
  }
}
