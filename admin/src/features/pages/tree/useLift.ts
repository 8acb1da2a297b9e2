import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { followPointer } from '../../../kernel/components/followPointer'
import {
  type Direction,
  type PagePlace,
  placeInGap,
  placeOf,
  placeTowards,
  rowsAfter,
  withoutBranch,
} from './pageMoves'
import type { PageRow } from './pageRows'

/** Pixels by which a page stands further in than the one above it, and from which a press is a drag. */
export const indent = 28
const slack = 5

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface LiftOptions {
  rows: readonly PageRow[]
  isFlat: boolean
  /** Nothing is picked up while the move before is being stored. */
  isBusy: boolean
  onLift(id: number): void
  onShift(rows: readonly PageRow[], id: number): void
  onPutBack(id: number): void
  /** The page stays where it was dropped until this is settled. */
  onDrop(id: number, place: PagePlace): Promise<unknown>
}

interface Lift {
  id: number
  place: PagePlace
}

/** A page that is picked up by its grip, with keys, a mouse, a pen or a finger, and the rows as they would be. */
export function useLift({ rows, isFlat, isBusy, onLift, onShift, onPutBack, onDrop }: LiftOptions) {
  const [lift, setLift] = useState<Lift>()
  const list = useRef<HTMLOListElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const shown = lift ? rowsAfter(rows, lift.id, lift.place) : rows

  async function drop({ id, place }: Lift) {
    setLift({ id, place })
    await onDrop(id, place)
    setLift(undefined)
  }
  /** By a key, or by what presses for its user: picks up, and drops. */
  function press(id: number) {
    if (isBusy) return
    if (lift?.id === id) return void drop(lift)
    setLift({ id, place: placeOf(rows, id) })
    onLift(id)
  }
  function steer(id: number, event: KeyboardEvent) {
    if (lift?.id !== id) return
    if (event.key === 'Escape' || event.key === 'Tab') {
      setLift(undefined)
      onPutBack(id)
    }
    const direction = arrows[event.key]
    if (!direction) return
    event.preventDefault()
    const place = placeTowards(shown, id, direction, isFlat)
    if (!place) return
    setLift({ id, place })
    onShift(rowsAfter(rows, id, place), id)
  }
  function drag(id: number, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || isBusy) return
    event.preventDefault()
    stop.current?.()
    const [fromX, fromY] = [event.clientX, event.clientY]
    const depth = rows.find(({ page }) => page.id === id)?.depth ?? 0
    const others = new Set(withoutBranch(rows, id).map(({ page }) => String(page.id)))
    let latest: Lift | undefined
    stop.current = followPointer(event, {
      onMove(x, y) {
        if (!latest && Math.hypot(x - fromX, y - fromY) < slack) return
        const above = [...(list.current?.children ?? [])].filter(
          (row) => others.has(row.getAttribute('data-page') ?? '') && middleOf(row) < y,
        )
        const wanted = depth + Math.round((x - fromX) / indent)
        latest = { id, place: placeInGap(rows, id, above.length, wanted, isFlat) }
        setLift(latest)
      },
      onEnd(isDropped) {
        if (isDropped && latest) void drop(latest)
        else setLift(undefined)
      },
    })
  }
  return { list, shown, lifted: lift?.id, press, steer, drag }
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
