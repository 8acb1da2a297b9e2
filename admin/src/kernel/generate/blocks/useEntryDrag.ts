import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Half the height of an entry's head: what lies further down is past it. */
const headMiddle = 24
/** Pixels from the edge of the window where the page scrolls along, and how far each time. */
const edge = 70
const step = 14
const beat = 16

interface Drag {
  from: number
  to: number
}

/** Drags entries of a list by their grip, with a mouse, a pen or a finger. Escape cancels. */
export function useEntryDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const list = useRef<HTMLOListElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function start(from: number, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    stop.current?.()
    const { pointerId } = event
    let y = event.clientY
    let to = from
    const follow = () => {
      to = placeAt(list.current, from, y)
      setDrag({ from, to })
    }
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      y = moved.clientY
      follow()
    }
    const scrolling = setInterval(() => {
      const by = y > window.innerHeight - edge ? step : y < edge ? -step : 0
      if (by === 0) return
      window.scrollBy(0, by)
      follow()
    }, beat)
    const drop = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return
      end()
      if (to !== from) onDrop(from, to)
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    const end = () => {
      clearInterval(scrolling)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', leave)
      setDrag(undefined)
    }
    stop.current = end
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', leave)
  }

  /** Where an entry shows that another one would be dropped beside it. */
  function markAt(index: number): 'above' | 'below' | undefined {
    if (!drag || drag.to !== index || drag.to === drag.from) return undefined
    return drag.to < drag.from ? 'above' : 'below'
  }
  return { list, start, markAt, isDragged: (index: number) => drag?.from === index }
}

/** The place among the others: after all whose heads lie above. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from)
  return others.filter((entry) => entry.getBoundingClientRect().top + headMiddle < y).length
}
