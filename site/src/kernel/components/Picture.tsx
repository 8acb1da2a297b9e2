import { preload } from 'react-dom'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { imageVariants } from './imageVariants'

interface PictureProps {
  image: ImageFieldsFragment
  /** The width at which it is shown, as the `sizes` of HTML. */
  sizes: string
  /** Used where the owner entered no alternative text; empty for decoration. */
  alt: string
  /** The largest picture above the fold: fetched first. */
  isPriority?: boolean
  className?: string
}

/** An uploaded image in the format and width that fit the screen, with its size known before it arrives. */
export function Picture({ image, sizes, alt, isPriority = false, className }: PictureProps) {
  const { avif, webp, original, fallback } = imageVariants(image)
  if (isPriority && avif) {
    preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  }
  return (
    <picture className={className}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={fallback}
        srcSet={original}
        sizes={original && sizes}
        width={image.width}
        height={image.height}
        alt={image.alt ?? alt}
        data-x={step(image.focusX)}
        data-y={step(image.focusY)}
        data-clear={mayBeClear(image.url) || undefined}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'auto' : 'async'}
      />
    </picture>
  )
}

/** Whether what is behind it may be seen through it, which only a JPEG excludes. */
function mayBeClear(url: string): boolean {
  return !/\.jpg$/.test(url)
}

/** The styles know what stays in sight in steps of ten percent; the middle needs none. */
function step(percent: number | null | undefined): number | undefined {
  return percent == null ? undefined : Math.round(percent / 10)
}
