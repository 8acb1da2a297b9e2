import { type MouseEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { isPlainClick } from '../../kernel/browser/isPlainClick'
import { Icon } from '../../kernel/components/icons/Icon'
import { LazyLightbox } from '../../kernel/components/LazyLightbox'
import { Picture } from '../../kernel/components/Picture'

/** The pictures of a product: one of them large, which opens in full size, and all of them small to choose from. */
export function ProductGallery({ images, title }: { images: ImageFieldsFragment[]; title: string }) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const image = images[shown] ?? images[0]
  if (!image) return null
  const nameOf = (index: number) =>
    images.length === 1
      ? title
      : formatMessage({ id: 'gallery.picture' }, { number: index + 1, total: images.length, title })
  const instead = (action: () => void) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    action()
  }
  return (
    <div className="product__gallery">
      {/* Without scripts these lead to the pictures themselves. */}
      <a
        ref={opener}
        className="product__picture"
        href={image.url}
        aria-haspopup="dialog"
        onClick={instead(() => setIsOpen(true))}
      >
        <Picture key={image.url} image={image} alt={nameOf(shown)} sizes="(min-width: 993px) 640px, 100vw" isPriority />
        <Icon name="expand" />
      </a>
      {images.length > 1 && (
        <ul className="product__thumbnails">
          {images.map((each, index) => (
            <li key={each.url}>
              <a
                href={each.url}
                aria-current={index === shown ? 'true' : undefined}
                aria-label={nameOf(index)}
                onClick={instead(() => setShown(index))}
              >
                <Picture image={each} alt="" sizes="60px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <LazyLightbox
          images={images}
          shown={shown}
          nameOf={nameOf}
          onShow={setShown}
          onClose={() => setIsOpen(false)}
          opener={opener}
        />
      )}
    </div>
  )
}
