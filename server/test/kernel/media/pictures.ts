import sharp, { type Sharp } from 'sharp'

/** A picture in which neighbouring pixels differ, as in a photo. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } }).blur(2)
}

export function plain(width: number, height: number, background = 'teal'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Three frames of 0.1, 0.2 and 0.3 seconds. */
export async function animation(format: 'gif' | 'webp', width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => plain(width, height, colour).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300], loop: 0 })
    .toBuffer()
}

/** Turned on its side, with an owner and a place in its metadata. */
export function photoWithMetadata(width: number, height: number): Promise<Buffer> {
  return photo(width, height)
    .withExif({ IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret note</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
