import type { JobPhotoFieldsFragment } from '../../generated/graphql'

interface PhotoLinkProps {
  photo: JobPhotoFieldsFragment
  /** For a photo without a caption. */
  name: string
}

/** A small photo that leads to itself in full size, with scripts and without. */
export function PhotoLink({ photo, name }: PhotoLinkProps) {
  const { width, height } = photo
  return (
    <a className="photo-link" href={photo.url} target="_blank" rel="noreferrer" data-native>
      <img
        src={photo.thumbnailUrl}
        alt={photo.caption ?? name}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
