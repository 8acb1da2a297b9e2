/** What a file of text is written in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Bytes from which two-byte text without a mark is recognised. */
const looked = 512

/**
 * The signs of the bytes 0x80 to 0x9f in Windows-1252; all others are those of Latin-1. `TextDecoder` reads them as controls
 * in some versions of Node.
 */
const windowsSigns =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Bytes as text: by the mark at the beginning, else as UTF-8 where they are, else as Windows-1252, as Excel writes CSV. */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes)
  return { text: decoded(bytes, encoding).replace(/^\uFEFF/, ''), encoding }
}

function encodingOf(bytes: Buffer): Encoding {
  const mark = bytes.subarray(0, 3).toString('latin1')
  if (mark.startsWith('\u00ff\u00fe')) return 'utf-16le'
  if (mark.startsWith('\u00fe\u00ff')) return 'utf-16be'
  if (mark === '\u00ef\u00bb\u00bf') return 'utf-8'
  return withoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Two-byte text of Western languages has a zero in every second byte. */
function withoutMark(bytes: Buffer): Encoding | null {
  const start = bytes.subarray(0, looked)
  const zeros = [0, 0]
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const many = Math.max(2, start.length / 4)
  const [even = 0, odd = 0] = zeros
  if (odd >= many && even === 0) return 'utf-16le'
  return even >= many && odd === 0 ? 'utf-16be' : null
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function decoded(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'utf-8') return bytes.toString('utf8')
  if (encoding === 'utf-16le') return bytes.toString('utf16le')
  if (encoding === 'utf-16be')
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
}
