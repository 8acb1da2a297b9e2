/** Pixels. */
interface Size {
  width: number
  height: number
}

/** The largest size in these proportions that fits into a square, not larger than it is; both in pixels. */
export function inside({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
