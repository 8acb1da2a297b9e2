import { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library'
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pixels of a point. */
const scale = 8
/** White around it, in points: ten modules, as readers need. */
const quiet = 10.7
/** Of the lowest bar, in points: nothing else on the papers is that high and filled. */
const lowest = 20

interface Bar {
  left: number
  width: number
}

/** What a scanner reads of the bars that are drawn on a page; null where there are none. */
export async function readBars(page: PDFPageProxy): Promise<string | null> {
  const bars = await barsOf(page)
  if (bars.length === 0) return null
  const first = Math.min(...bars.map(({ left }) => left))
  const last = Math.max(...bars.map(({ left, width }) => left + width))
  const width = Math.round((last - first + 2 * quiet) * scale)
  const height = 3
  const pixels = new Uint8ClampedArray(width * height).fill(255)
  for (const bar of bars) {
    const from = Math.round((bar.left - first + quiet) * scale)
    for (let row = 0; row < height; row++)
      pixels.fill(0, row * width + from, row * width + from + Math.round(bar.width * scale))
  }
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(pixels, width, height)))
  return new Code128Reader().decode(bitmap).getText()
}

async function barsOf(page: PDFPageProxy): Promise<Bar[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return []
    const [parts, numbers] = argsArray[index] as [number[], number[]]
    if (!parts.every((part) => part === OPS.rectangle)) return []
    return parts.flatMap((_, place) => {
      const [left = 0, , width = 0, height = 0] = numbers.slice(place * 4, place * 4 + 4)
      return Math.abs(height) < lowest ? [] : [{ left, width }]
    })
  })
}
