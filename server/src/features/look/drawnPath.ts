/** Points of a flattened outline. */
type Point = readonly [number, number]

/** Rows of samples for each pixel; within a row coverage is exact. */
const samples = 4

/** Straight pieces that a curve is drawn with. */
const piecesOfCurve = 12

/**
 * How much of each pixel lies inside an outline, 0 to 255. Images are not drawn from SVG here, because its loader is
 * closed to uploads.
 * @param path of the commands M, L, Q and Z with absolute coordinates
 * @param place of the outline's own unit and origin within the square
 */
export function drawnPath(path: string, size: number, place: { scale: number; x: number; y: number }): Buffer {
  const outlines = outlinesOf(path).map((points) =>
    points.map(([x, y]): Point => [x * place.scale + place.x, (y * place.scale + place.y) * samples]),
  )
  const coverage = new Float32Array(size * size)
  for (let row = 0; row < size * samples; row++) {
    const crossings = crossingsOf(outlines, row + 0.5)
    let winding = 0
    crossings.forEach(({ x, direction }, index) => {
      winding += direction
      const next = crossings[index + 1]
      if (winding !== 0 && next) fill(coverage, Math.floor(row / samples) * size, size, x, next.x)
    })
  }
  return Buffer.from(Uint8Array.from(coverage, (share) => Math.min(255, Math.round((share * 255) / samples))))
}

function crossingsOf(outlines: readonly Point[][], y: number): { x: number; direction: number }[] {
  const found: { x: number; direction: number }[] = []
  for (const points of outlines) {
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      if (y1 <= y === y2 <= y) return
      found.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), direction: y1 < y2 ? 1 : -1 })
    })
  }
  return found.sort((one, other) => one.x - other.x)
}

function fill(coverage: Float32Array, start: number, size: number, from: number, to: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, to); x++) {
    const share = Math.min(x + 1, to) - Math.max(x, from)
    coverage[start + x] = (coverage[start + x] ?? 0) + Math.max(0, share)
  }
}

function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = []
  let points: Point[] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = rest.split(' ').map(Number)
    const end: Point = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    if (command === 'M') {
      points = [end]
      outlines.push(points)
    }
    if (command === 'L') points.push(end)
    if (command === 'Q') points.push(...curve(points.at(-1) ?? end, [numbers[0] ?? 0, numbers[1] ?? 0], end))
  }
  return outlines
}

function curve([x1, y1]: Point, [cx, cy]: Point, [x2, y2]: Point): Point[] {
  return Array.from({ length: piecesOfCurve }, (_, index) => {
    const t = (index + 1) / piecesOfCurve
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2] as const
  })
}
