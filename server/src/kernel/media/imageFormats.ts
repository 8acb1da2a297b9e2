/** The formats in which images are stored. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

interface FormatDescription {
  /** Of file names, without the dot. */
  extension: string
  contentType: string
  /** Whether the first bytes of a file are those of this format. */
  begins(content: Buffer): boolean
}

export const imageFormats: Record<ImageFormat, FormatDescription> = {
  jpeg: {
    extension: 'jpg',
    contentType: 'image/jpeg',
    begins: (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  png: {
    extension: 'png',
    contentType: 'image/png',
    begins: (content) => content.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  webp: {
    extension: 'webp',
    contentType: 'image/webp',
    begins: (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
  },
  avif: {
    extension: 'avif',
    contentType: 'image/avif',
    begins: (content) => /^ftyp(avif|avis|mif1|msf1|miaf)$/.test(content.toString('latin1', 4, 12)),
  },
  gif: {
    extension: 'gif',
    contentType: 'image/gif',
    begins: (content) => /^GIF8[79]a$/.test(content.toString('latin1', 0, 6)),
  },
}

const formats = Object.keys(imageFormats) as ImageFormat[]

/** The format by content, whatever the file name or declared type. */
export function formatOfContent(content: Buffer): ImageFormat | null {
  return formats.find((format) => imageFormats[format].begins(content)) ?? null
}

/** The format of a stored file; `extension` without the dot. */
export function formatOfExtension(extension: string): ImageFormat | null {
  return formats.find((format) => imageFormats[format].extension === extension) ?? null
}

/** Whether content is a photo as phones of Apple store it, which needs a licensed decoder. */
export function isHeic(content: Buffer): boolean {
  return /^ftyphe(ic|ix|im|is|vc|vx)$/.test(content.toString('latin1', 4, 12))
}
