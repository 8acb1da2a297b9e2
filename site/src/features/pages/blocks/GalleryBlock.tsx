import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShuffled } from '../../../kernel/browser/useShuffled'
import { Icon } from '../../../kernel/components/icons/Icon'
import { LazyLightbox } from '../../../kernel/components/LazyLightbox'
import { Picture } from '../../../kernel/components/Picture'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** Pictures that open in full size: those that were chosen, then those of a folder. */
export function GalleryBlock({ block }: { block: BlockOf<'GalleryBlock'> }) {
  // The same list at each render, or its order would be settled again and again.
  const all = useMemo(() => [...block.images, ...block.folderImages], [block.images, block.folderImages])
  const images = useShuffled(all, block.randomOrder)
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const nameOf = (index: number) =>
    formatMessage({ id: 'gallery.picture' }, { number: index + 1, total: images.length, title: block.title || 'none' })
  // The folder may have been emptied since: a heading above nothing would be left.
  if (images.length === 0) return null
  return (
    <BlockSection block={block} kind="gallery">
      <ul className="gallery">
        {images.map((image, index) => (
          <li key={image.url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setShown(index)
              }}
            >
              <Picture image={image} alt={nameOf(index)} sizes="(width > 62em) 460px, 46vw" />
              <Icon name="expand" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LazyLightbox
          images={images}
          shown={shown}
          nameOf={nameOf}
          onShow={setShown}
          onClose={() => setShown(null)}
          opener={opener}
        />
      )}
    </BlockSection>
  )
}
