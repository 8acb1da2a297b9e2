import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { Icon } from './icons/Icon'
import { Picture } from './Picture'

/** Pixels over which a finger must move sideways to ask for the next picture. */
const swipeDistance = 50

export interface LightboxProps {
  images: ImageFieldsFragment[]
  shown: number
  nameOf: (index: number) => string
  onShow: (index: number) => void
  onClose: () => void
}

/** A picture in full size; the browser's own dialog keeps the focus inside. */
export function Lightbox({ images, shown, nameOf, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touchStart = useRef<{ x: number; y: number } | null>(null)
  const { formatMessage } = useIntl()
  useEffect(() => dialog.current?.showModal(), [])

  const step = (by: number) => onShow((shown + by + images.length) % images.length)
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  // Two fingers enlarge the picture: that is no swipe.
  const startSwipe = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    touchStart.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
  }
  const endSwipe = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    const start = touchStart.current
    touchStart.current = null
    if (!start || !touch) return
    const across = touch.clientX - start.x
    if (Math.abs(across) < swipeDistance || Math.abs(across) < Math.abs(touch.clientY - start.y)) return
    step(across < 0 ? 1 : -1)
  }
  const image = images[shown]
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={nameOf(shown)}
      onClose={onClose}
      onKeyDown={stepByKey}
      onTouchStart={startSwipe}
      onTouchEnd={endSwipe}
    >
      {image && <Picture key={image.url} image={image} alt={nameOf(shown)} sizes="100vw" isPriority />}
      <p className="lightbox__caption">{image?.alt ?? nameOf(shown)}</p>
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
