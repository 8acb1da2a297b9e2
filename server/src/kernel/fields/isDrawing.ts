const longestDrawing = 20_000

/** Lines between whole points, which can hold nothing but a drawing. */
const lines = /^(M\d{1,4} \d{1,4}( L\d{1,4} \d{1,4})*)( M\d{1,4} \d{1,4}( L\d{1,4} \d{1,4})*)*$/

/** Whether a text is a drawn signature: the path of an SVG of 600 × 200. */
export function isDrawing(path: string): boolean {
  return path.length <= longestDrawing && lines.test(path)
}
