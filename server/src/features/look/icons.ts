import sharp, { type Sharp } from 'sharp'
import { decodeAlone } from '../../kernel/decoding/decodeAlone.js'
import { icoFile } from './icoFile.js'

/** The mark of a shop, from which its icons are made. */
export interface Mark {
  content: Buffer
  /** What shows behind it where an icon may not be transparent. */
  lightPlate: string
  /** The same for a mark that is too pale for that. */
  darkPlate: string
}

export const iconNames = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
] as const
export type IconName = (typeof iconNames)[number]

const faviconSizes = [16, 32, 48]

/** A plain border is cut off; more than this ate pale logos. */
const trimThreshold = 6

/** How much of an opaque icon's side the mark may take. */
const shareOnPlate = 0.8

/** The diagonal of the mark stays inside the circle that every device shows of a maskable icon. */
const shareInCircle = 0.8 / Math.SQRT2

const paleFrom = 0.8

/** Pixels along the longer side from which icons are made; a larger image is made smaller first. */
const maxMarkSide = 2048

/** @throws when the mark is no image */
export async function makeIcon(name: IconName, mark: Mark): Promise<Buffer> {
  const trimmed = await trimmedMark(mark.content)
  if (name === 'favicon.ico') {
    const images = faviconSizes.map(async (size) => ({ size, png: await square(trimmed, size, 1).png().toBuffer() }))
    return icoFile(await Promise.all(images))
  }
  const size = name === 'apple-touch-icon.png' ? 180 : Number(/\d+/.exec(name)?.[0])
  if (name.startsWith('icon-')) return square(trimmed, size, 1).png().toBuffer()
  const plate = await plateFor(trimmed, mark)
  const share = name.startsWith('maskable') ? shareInCircle : shareOnPlate
  // In a second pass: sharp flattens before it extends, whatever the order of calls.
  const icon = await square(trimmed, size, share).png().toBuffer()
  return sharp(icon).flatten({ background: plate }).png().toBuffer()
}

async function trimmedMark(content: Buffer): Promise<Buffer> {
  const plain = await decodeAlone('reader', () =>
    sharp(content, { animated: false })
      .rotate()
      .resize({ width: maxMarkSide, height: maxMarkSide, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .png()
      .toBuffer(),
  )
  return sharp(plain)
    .trim({ threshold: trimThreshold })
    .png()
    .toBuffer()
    .catch(() => plain)
}

/** The mark in the middle of a transparent square. */
function square(mark: Buffer, size: number, share: number): Sharp {
  const side = Math.max(1, Math.round(size * share))
  const before = Math.floor((size - side) / 2)
  const after = size - side - before
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(mark)
    .resize(side, side, { fit: 'contain', background: transparent })
    .extend({ top: before, left: before, bottom: after, right: after, background: transparent })
}

/** A dark one for a mark that is pale and has no ground of its own. */
async function plateFor(mark: Buffer, { lightPlate, darkPlate }: Mark): Promise<string> {
  const { data, info } = await sharp(mark).resize(48, 48, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })
  let weight = 0
  let light = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    weight += alpha
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  const isOpaque = weight >= info.width * info.height * 250
  return !isOpaque && weight > 0 && light / weight >= paleFrom ? darkPlate : lightPlate
}
