import { type DownloadType, downloadTypes } from './downloadTypes.js'

/** Characters: the length of the column. */
const longestName = 200

const extensionOf = new RegExp(`^(.*[^. ])\\.(${downloadTypes.values.join('|')})$`, 'i')

/**
 * The name that a file is stored and downloaded under, made from the uploader's: without folders and invisible
 * characters, and no longer than its column.
 * @returns null unless it ends in the extension of an accepted type
 */
export function fileName(given: string): { name: string; type: DownloadType } | null {
  // The round trip replaces lone surrogates, which cannot be encoded in an address.
  const whole = Buffer.from(given).toString().normalize('NFC')
  const [last = ''] = whole.split(/[\\/]/).slice(-1)
  const plain = last.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const [, stem, extension] = extensionOf.exec(plain.trim()) ?? []
  if (!stem || !extension) return null
  const kept = [...stem].slice(0, longestName - extension.length - 1).join('')
  return { name: `${kept}.${extension}`, type: extension.toLowerCase() as DownloadType }
}
