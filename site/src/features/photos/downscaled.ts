/** Pixels along the longer side that the server stores. */
const storedSide = 2048
const quality = 0.85

/** A photo no larger than this; as it is where the browser cannot read it, for the server to judge. */
export async function downscaled(photo: Blob, longestSide = storedSide): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } catch {
    return photo
  }
}
