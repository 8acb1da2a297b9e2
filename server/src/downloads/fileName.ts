import { type DownloadType, downloadTypes } from './downloadTypes.js'

/** Characters that fit into the column. */
const longestName = 200

const extensionOf = new RegExp(`^(.*[^. ])\\.(${downloadTypes.values.join('|')})$`, 'i')

/**
 * The name that a file is kept and downloaded under, made from what the uploader calls it: without folders and without
 * what cannot be seen, and no longer than its column.
 * @returns null unless it ends in the extension of a type that is taken
 */
export function fileName(given: string): { name: string; type: DownloadType } | null {
  // There and back, so that no half of a character is left, of which no address could be made.
  const whole = Buffer.from(given).toString().normalize('NFC')
  const [last = ''] = whole.split(/[\\/]/).slice(-1)
  const plain = last.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const [, stem, extension] = extensionOf.exec(plain.trim()) ?? []
  if (!stem || !extension) return null
  const kept = [...stem].slice(0, longestName - extension.length - 1).join('')
  return { name: `${kept}.${extension}`, type: extension.toLowerCase() as DownloadType }
}
