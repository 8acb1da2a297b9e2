import type { JobPhotoFieldsFragment } from '../generated/graphql'

/** Where a reader without an account reads a photo, in one of two sizes. */
export type AddressOfPhoto = (name: string, size: 'large' | 'thumbnail') => string

interface PhotoLinkProps {
  photo: JobPhotoFieldsFragment
  /** For a photo without a caption. */
  name: string
  addressOf?: AddressOfPhoto | undefined
}

/** A small photo that leads to itself in full size, with scripts and without. */
export function PhotoLink({ photo, name, addressOf }: PhotoLinkProps) {
  const { width, height } = photo
  return (
    <a
      className="photo-link"
      href={addressOf?.(photo.name, 'large') ?? photo.url}
      target="_blank"
      rel="noreferrer"
      data-native
    >
      <img
        src={addressOf?.(photo.name, 'thumbnail') ?? photo.thumbnailUrl}
        alt={photo.caption ?? name}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
