import type { Paper } from './Paper.js'

/** A code for cameras, in black whatever the colours of the shop. */
export function drawSquares(
  paper: Paper,
  squares: boolean[][],
  { left, top, size }: { left: number; top: number; size: number },
  alt: string,
): void {
  const side = size / squares.length
  const draw = () => {
    for (const [y, row] of squares.entries())
      for (const [x, isBlack] of row.entries()) if (isBlack) paper.pdf.rect(left + x * side, top + y * side, side, side)
    paper.pdf.fill('#000000')
  }
  paper.tagged('Figure', draw, undefined, {
    alt,
    bbox: [left, top, left + size, top + size],
  })
}
