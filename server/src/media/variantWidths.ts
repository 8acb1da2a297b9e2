const servedWidths = [320, 640, 960, 1280, 1600]

/** The widths in pixels in which an image this wide is served; a narrower one is served in its own width only. */
export function variantWidths(width: number): number[] {
  const widths = servedWidths.filter((served) => served <= width)
  return widths.length > 0 ? widths : [width]
}
