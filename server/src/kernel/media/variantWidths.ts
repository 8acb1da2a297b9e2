/** The last two are for an opening on a wide screen of twice the pixels. */
const servedWidths = [320, 640, 960, 1280, 1600, 1920, 2560]

/** The variant widths of an image this wide, in pixels; its own width alone when it is narrower than all of them. */
export function variantWidths(width: number): number[] {
  const widths = servedWidths.filter((served) => served <= width)
  return widths.length > 0 ? widths : [width]
}
