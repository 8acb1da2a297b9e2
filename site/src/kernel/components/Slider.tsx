import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImageFieldsFragment } from '../../generated/graphql'
import { usePrefersReducedMotion } from '../browser/usePrefersReducedMotion'
import { Icon } from './icons/Icon'
import { Picture } from './Picture'

/** Milliseconds for which a slide is shown. */
export const slideTime = 10_000

interface SliderProps {
  images: ImageFieldsFragment[]
  sizes: string
}

/** Pictures that fade into each other without end. It can be paused, and does not move where reduced motion is preferred. */
export function Slider({ images, sizes }: SliderProps) {
  const { formatMessage } = useIntl()
  const prefersReducedMotion = usePrefersReducedMotion()
  const [isPaused, setIsPaused] = useState(false)
  const [halfTurns, setHalfTurns] = useState(0)
  const isRunning = images.length > 1 && !isPaused && !prefersReducedMotion

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setHalfTurns((turns) => turns + 1), slideTime / 2)
    return () => clearInterval(timer)
  }, [isRunning])

  const shown = Math.floor(halfTurns / 2) % images.length
  // A picture is fetched half a turn before it is shown, so that the first one has all the bandwidth.
  const fetched = images.slice(0, 1 + Math.ceil(halfTurns / 2))
  return (
    <div className="slider">
      {fetched.map((image, index) => (
        <Picture
          key={image.url}
          className={`slider__slide${index === shown ? ' slider__slide--shown' : ''}`}
          image={image}
          alt=""
          sizes={sizes}
          isPriority={index === 0}
        />
      ))}
      {images.length > 1 && !prefersReducedMotion && (
        <button type="button" className="slider__pause" onClick={() => setIsPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <span className="visually-hidden">{formatMessage({ id: isPaused ? 'slider.play' : 'slider.pause' })}</span>
        </button>
      )}
    </div>
  )
}
