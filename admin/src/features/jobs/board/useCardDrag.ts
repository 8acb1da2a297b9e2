import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels before a press is a drag, and how near the edge of the board makes it scroll along. */
const slack = 6
const edge = 40

export interface Drag {
  id: number
  x: number
  y: number
  over: string | undefined
}

/** Drags cards to another column with a mouse, a pen, or a finger on the grip. */
export function useCardDrag(onDrop: (id: number, status: string) => void) {
  const [drag, setDrag] = useState<Drag>()
  const board = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function start(id: number, event: ReactPointerEvent<HTMLElement>) {
    const target = event.target as Element
    // The menu of a card is a portal, but its events bubble through here in React.
    if (!event.currentTarget.contains(target)) return
    const isOnGrip = target.closest('[data-grip]') !== null
    if (event.button !== 0 || target.closest('a, button') || (event.pointerType === 'touch' && !isOnGrip)) return
    event.preventDefault()
    stop.current?.()
    const unsubscribers: (() => void)[] = []
    const { clientX, clientY, pointerId } = event
    const scrolled = board.current?.scrollLeft ?? 0
    let latest: Drag | undefined
    const end = () => {
      for (const each of unsubscribers) each()
      setDrag(undefined)
    }
    stop.current = end
    const listen = <Name extends keyof WindowEventMap>(name: Name, handle: (event: WindowEventMap[Name]) => void) => {
      window.addEventListener(name, handle)
      unsubscribers.push(() => window.removeEventListener(name, handle))
    }

    listen('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      if (!latest && Math.hypot(move.clientX - clientX, move.clientY - clientY) < slack) return
      scrollAlong(board.current, move.clientX)
      const x = move.clientX - clientX + (board.current?.scrollLeft ?? 0) - scrolled
      latest = { id, x, y: move.clientY - clientY, over: columnAt(move.clientX, move.clientY) }
      setDrag(latest)
    })
    listen('pointerup', (up) => {
      if (up.pointerId !== pointerId) return
      end()
      if (latest?.over) onDrop(id, latest.over)
    })
    listen('pointercancel', end)
    listen('keydown', ({ key }) => key === 'Escape' && end())
  }
  return { drag, board, start }
}

/** The card itself lies on top, so the column is looked for below it. */
function columnAt(x: number, y: number): string | undefined {
  const column = document.elementsFromPoint(x, y).find((element) => element.matches('[data-status]'))
  return column?.getAttribute('data-status') ?? undefined
}

function scrollAlong(board: HTMLElement | null, x: number): void {
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (x > right - edge) board.scrollLeft += 16
  if (x < left + edge) board.scrollLeft -= 16
}
