import type { StoredPhotos } from './StoredPhotos.js'

/** With the pictures themselves, as JPEG in base64. */
export async function printPhotos<Photo extends { name: string }>(
  store: StoredPhotos,
  photos: readonly Photo[],
): Promise<(Photo & { jpeg: string | null })[]> {
  const printed: (Photo & { jpeg: string | null })[] = []
  for (const photo of photos) {
    printed.push({ ...photo, jpeg: (await store.read(photo.name))?.toString('base64') ?? null })
  }
  return printed
}
