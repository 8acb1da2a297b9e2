import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ImageFieldsFragment } from '../generated/graphql'
import { Icon } from './icons/Icon'
import { Picture } from './Picture'

interface LightboxProps {
  images: ImageFieldsFragment[]
  shown: number
  nameOf: (index: number) => string
  onShow: (index: number) => void
  onClose: () => void
}

/** A picture in full size; the browser's own dialog keeps the focus inside. */
export function Lightbox({ images, shown, nameOf, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { formatMessage } = useIntl()
  useEffect(() => dialog.current?.showModal(), [])

  const step = (by: number) => onShow((shown + by + images.length) % images.length)
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  const image = images[shown]
  return (
    <dialog ref={dialog} className="lightbox" aria-label={nameOf(shown)} onClose={onClose} onKeyDown={stepByKey}>
      {image && <Picture key={image.url} image={image} alt={nameOf(shown)} sizes="100vw" isPriority />}
      <div className="lightbox__tools">
        <button type="button" onClick={() => step(-1)} aria-label={formatMessage({ id: 'gallery.previous' })}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" onClick={() => step(1)} aria-label={formatMessage({ id: 'gallery.next' })}>
          <Icon name="chevron-right" />
        </button>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={formatMessage({ id: 'gallery.close' })}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
