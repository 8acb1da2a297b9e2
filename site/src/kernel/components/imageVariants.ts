import type { ImageFieldsFragment } from '../../generated/graphql'

interface ImageVariants {
  avif?: string
  webp?: string
  original?: string
  /** One address for browsers that choose none of these. */
  fallback: string
}

/** Browsers that read no srcset get about this width, in pixels. */
const fallbackWidth = 960

/** The addresses of an image's widths, as `srcset` takes them: `/uploads/images/a.jpg` is also `…/a-640.avif`. */
export function imageVariants({ url, widths }: ImageFieldsFragment): ImageVariants {
  if (widths.length === 0) return { fallback: url }
  const dot = url.lastIndexOf('.')
  const [stem, extension] = [url.slice(0, dot), url.slice(dot + 1)]
  const sources = (format: string) => widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  const fallback = widths.findLast((width) => width <= fallbackWidth) ?? widths[0]
  return {
    avif: sources('avif'),
    webp: sources('webp'),
    original: sources(extension),
    fallback: `${stem}-${fallback}.${extension}`,
  }
}
