import type { Paper } from './Paper.js'

/**
 * A barcode for scanners, in black whatever the colours of the shop.
 * @param bars its modules, `1` for black and `0` for white
 * @param box the left top corner, the width of one module and the height of the bars, in points
 * @param alt for who does not see it
 */
export function drawBars(
  paper: Paper,
  bars: string,
  { left, top, module, height }: { left: number; top: number; module: number; height: number },
  alt: string,
): void {
  const draw = () => {
    for (const { 0: bar, index } of bars.matchAll(/1+/g))
      paper.pdf.rect(left + index * module, top, bar.length * module, height)
    paper.pdf.fill('#000000')
  }
  paper.tagged('Figure', draw, undefined, { alt, bbox: [left, top, left + bars.length * module, top + height] })
}
