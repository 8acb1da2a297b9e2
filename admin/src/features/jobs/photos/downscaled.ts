/** Pixels along the longer side that the server stores. */
const longestSide = 2048
const quality = 0.85

/**
 * The bytes of a photo, no larger than the server stores it; as they are where the browser cannot read it, for the server
 * to judge. They are a copy: a telephone may take the file away once another photo is taken.
 */
export async function downscaled(photo: Blob): Promise<ArrayBuffer> {
  try {
    const bitmap = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer()
  } catch {
    return photo.arrayBuffer()
  }
}
