import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { followPointer } from '../../components/followPointer'

/** Half the height of an entry's head: what lies further down is past it. */
const headMiddle = 24

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
    let to = from
    stop.current = followPointer(event, {
      onMove(_x, y) {
        to = placeAt(list.current, from, y)
        setDrag({ from, to })
      },
      onEnd(isDropped) {
        setDrag(undefined)
        if (isDropped && to !== from) onDrop(from, to)
      },
    })
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
