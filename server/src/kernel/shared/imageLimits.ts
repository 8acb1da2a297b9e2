/** Bytes of an uploaded image: 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024

/** Pixels of an uploaded image, all frames of an animation together: 50 megapixels. */
export const maxImagePixels = 50_000_000

/** Pixels along one side: the limit of WebP. */
export const longestImageSide = 16_383
