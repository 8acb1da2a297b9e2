import { imagesAddress, printImageName, readImageName } from './imageNames.js'
import { variantWidths } from './variantWidths.js'

/** Formats that some programs for mail do not show; such an image is served as PNG, too. */
const unmailable: readonly string[] = ['webp', 'avif']

export function isUnmailable(format: string): boolean {
  return unmailable.includes(format)
}

/** The address at which programs for mail find an image, sharp when it is shown as wide as said. */
export function mailableAddress({ url, width }: { url: string; width: number }, shownWidth: number): string {
  const name = readImageName(url.slice(imagesAddress.length))
  if (!name || !isUnmailable(name.format)) return url
  const widths = variantWidths(width)
  const chosen = widths.find((each) => each >= 2 * shownWidth) ?? widths.at(-1) ?? width
  return imagesAddress + printImageName({ ...name, width: chosen, format: 'png' })
}
