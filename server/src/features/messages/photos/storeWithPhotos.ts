import { createHash } from 'node:crypto'
import { invalidField, ShopError } from '../../../kernel/errors/ShopError.js'
import { maxMessagePhotos } from '../../../kernel/shared/textLimits.js'
import type { StoredPhoto, StoredPhotos } from '../../photos/StoredPhotos.js'
import { withStored } from '../../photos/withStored.js'

/** Photos as they are stored, with what identifies their bytes as they were sent. */
export interface SentPhotos {
  stored: readonly StoredPhoto[]
  hashes: readonly string[]
}

/**
 * Stores the photos of a message and runs what makes rows refer to them; without rows the photos go.
 * @throws ShopError VALIDATION that says which photo is at fault, and what `write` throws
 */
export async function storeWithPhotos<Result>(
  store: StoredPhotos,
  photos: readonly (() => Promise<Buffer>)[],
  write: (sent: SentPhotos) => Promise<Result>,
): Promise<Result> {
  if (photos.length > maxMessagePhotos) throw tooManyPhotos()
  let number = 0
  const hashes: string[] = []
  const readers = photos.map((read) => async () => {
    number += 1
    const content = await read()
    hashes.push(createHash('sha256').update(content).digest('hex'))
    return content
  })
  try {
    return await withStored(store, readers, (stored) => write({ stored, hashes }))
  } catch (error) {
    throw error instanceof ShopError ? refusedPhoto(error, number) : error
  }
}

export function tooManyPhotos(): ShopError {
  return invalidField('photos', { key: 'photos.tooMany', values: { max: maxMessagePhotos } })
}

/** What is wrong with a file is wrong with a field of the form. */
export function refusedPhoto(error: ShopError, number: number): ShopError {
  if (error.code !== 'FILE_TYPE' && error.code !== 'TOO_LARGE') return error
  const reason = error.details.message ?? { key: `error.${error.code}` as const }
  return invalidField('photos', { key: 'photos.refused', values: { number, reason } })
}
