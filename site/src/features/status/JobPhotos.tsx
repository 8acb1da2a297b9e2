import { FormattedMessage, useIntl } from 'react-intl'
import type { JobPhotoFieldsFragment } from '../../generated/graphql'
import { PhotoLink } from './PhotoLink'

/** The photos of a job that its customer sees: those from before the work, then those from after it. */
export function JobPhotos({
  photos,
  heading: Heading = 'h3',
}: {
  photos: readonly JobPhotoFieldsFragment[]
  heading?: 'h2' | 'h3'
}) {
  const { formatMessage } = useIntl()
  if (photos.length === 0) return null
  const kinds = (['before', 'after'] as const).filter((kind) => photos.some((photo) => photo.kind === kind))
  return (
    <section className="job-photos">
      <Heading>
        <FormattedMessage id="status.photos" />
      </Heading>
      {kinds.map((kind) => (
        <ul key={kind} className="job-photos__list" aria-label={formatMessage({ id: `status.photos.${kind}` })}>
          {photos
            .filter((photo) => photo.kind === kind)
            .map((photo, index) => (
              <li key={photo.id}>
                <figure>
                  <PhotoLink
                    photo={photo}
                    name={formatMessage({ id: `status.photo.${kind}` }, { number: index + 1 })}
                  />
                  <figcaption>
                    <span className="job-photos__kind">
                      <FormattedMessage id={`status.photos.${kind}`} />
                    </span>
                    {photo.caption}
                  </figcaption>
                </figure>
              </li>
            ))}
        </ul>
      ))}
    </section>
  )
}
