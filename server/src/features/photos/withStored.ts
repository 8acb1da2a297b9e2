import type { Waiting } from '../../kernel/decoding/decodeAlone.js'
import type { StoredPhoto, StoredPhotos } from './StoredPhotos.js'

/**
 * Stores photos and runs what makes rows refer to them; those that no row has come to refer to are removed again, whether it
 * failed or another request was faster.
 * @param photos reads the bytes of each. One by one: they are in memory no longer than they are decoded
 * @throws ShopError FILE_TYPE, TOO_LARGE, and what `write` throws
 */
export async function withStored<Result>(
  store: StoredPhotos,
  photos: readonly (() => Promise<Buffer>)[],
  write: (stored: readonly StoredPhoto[]) => Promise<Result>,
  waiting: Waiting = 'visitor',
): Promise<Result> {
  const stored: StoredPhoto[] = []
  try {
    for (const read of photos) stored.push(await store.store(await read(), waiting))
    return await write(stored)
  } finally {
    await store.removeUnused(stored.map(({ name }) => name))
  }
}
