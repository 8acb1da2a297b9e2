import type { Paper, Structure } from './Paper.js'
import type { TextStyle } from './PaperText.js'
import { leading } from './paperStyles.js'

export type Alignment = 'left' | 'right' | 'centre'

/** Draws from the top down and turns to a new page where one is full. */
export class PaperFlow {
  /** Where the next thing begins, from the top of the page. */
  y: number
  /** Drawn at the top of each page that is added; says where what follows begins. */
  onPage: (() => void) | null = null

  constructor(
    readonly paper: Paper,
    readonly edges: { left: number; right: number; top: number; bottom: number },
  ) {
    this.y = edges.top
  }

  get width(): number {
    return this.edges.right - this.edges.left
  }

  /** Turns to a new page unless this much fits; what is taller than a page is begun where it is. */
  reserve(height: number): void {
    if (this.y + height <= this.edges.bottom) return
    if (this.y <= this.edges.top) return
    this.turn()
  }

  turn(): void {
    this.paper.addPage()
    this.y = this.edges.top
    this.onPage?.()
  }

  /** One line at a height of its own. */
  line(text: string, box: { left: number; right: number }, top: number, style: TextStyle, align: Alignment): void {
    const room = box.right - box.left - this.paper.text.width(text, style)
    const left = box.left + { left: 0, right: room, centre: room / 2 }[align]
    // Lines that follow each other are read as one text.
    this.paper.text.line(align === 'left' ? `${text} ` : text, left, top + style.size, style)
  }

  /** A paragraph over the whole width, over pages if need be. */
  paragraph(text: string, style: TextStyle, { tag = 'P', align = 'left' as Alignment, width = this.width } = {}): void {
    const { left } = this.edges
    const box = { left, right: left + width }
    const element: Structure = this.paper.element(tag)
    for (const line of this.paper.text.wrapped(text, width, style)) {
      this.reserve(leading(style))
      this.paper.content(element, tag, () => this.line(line, box, this.y, style, align))
      this.y += leading(style)
    }
  }
}
