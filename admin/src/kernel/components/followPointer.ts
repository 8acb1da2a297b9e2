import type { PointerEvent as ReactPointerEvent } from 'react'

/** Pixels from the edge of the window where the page scrolls along, and how far each time. */
const edge = 70
const step = 14
const beat = 16

interface PointerFollower {
  /** Where it is in the window; also when the page scrolled along below it. */
  onMove(x: number, y: number): void
  /** Once it is lifted, or called off. */
  onEnd(isDropped: boolean): void
}

/**
 * Follows a mouse, pen or finger that was put down, until it is lifted. Escape calls it off.
 * @returns calls it off
 */
export function followPointer(event: ReactPointerEvent<HTMLElement>, follower: PointerFollower): () => void {
  const { pointerId } = event
  let [x, y] = [event.clientX, event.clientY]
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return
    x = moved.clientX
    y = moved.clientY
    follower.onMove(x, y)
  }
  const scrolling = setInterval(() => {
    const by = y > window.innerHeight - edge ? step : y < edge ? -step : 0
    if (by === 0) return
    window.scrollBy(0, by)
    follower.onMove(x, y)
  }, beat)
  const drop = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return
    end(true)
  }
  const cancel = () => end(false)
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
  const end = (isDropped: boolean) => {
    clearInterval(scrolling)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', drop)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', leave)
    follower.onEnd(isDropped)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', drop)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', leave)
  return cancel
}
