import sharp from 'sharp'
import { decodeAlone } from '../../../kernel/decoding/decodeAlone.js'

export interface PaperLogo {
  /** PNG on white. */
  content: Buffer
  width: number
  height: number
}

/** Sharp enough for print at the size in which it is drawn. */
const maxPixels = { width: 720, height: 260 }
const maxInputPixels = 50_000_000

/** A logo as it stands on paper; null for one that cannot be read. */
export async function paperLogo(logo: Buffer | null): Promise<PaperLogo | null> {
  if (!logo) return null
  try {
    return await decodeAlone('reader', async () => {
      const { data, info } = await sharp(logo, { limitInputPixels: maxInputPixels })
        .autoOrient()
        .resize({ ...maxPixels, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      return { content: data, width: info.width, height: info.height }
    })
  } catch {
    return null
  }
}
