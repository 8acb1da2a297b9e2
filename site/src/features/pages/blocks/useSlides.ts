import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from '../../../kernel/browser/usePrefersReducedMotion'
import { slideTime } from '../../../kernel/components/Slider'

/** Milliseconds without scrolling after which the row counts as at rest. */
const restTime = 120

interface Slides {
  /** The row of slides, each as wide as the row itself. */
  row: RefObject<HTMLUListElement | null>
  shown: number
  show: (index: number) => void
  /** Whether there is anything to pause. */
  moves: boolean
  isPaused: boolean
  setIsPaused: (isPaused: boolean) => void
  /** Whether they advance by themselves right now. */
  isRunning: boolean
  /** They do not advance while they are hovered or focused. */
  setIsEngaged: (isEngaged: boolean) => void
  onScroll: () => void
}

/** A row of slides that is scrolled by hand, by buttons, and by itself without end. */
export function useSlides(count: number): Slides {
  const row = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The position of a running scroll animation; on a slow device it may pause in between. */
  const target = useRef<number>(undefined)
  /** The slide that the visitor scrolled to, which needs no scrolling by us. */
  const scrolledTo = useRef<number>(undefined)
  const prefersReducedMotion = usePrefersReducedMotion()
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isEngaged, setIsEngaged] = useState(false)
  const moves = count > 1 && !prefersReducedMotion
  const isRunning = moves && !isPaused && !isEngaged

  useEffect(() => {
    const isByVisitor = scrolledTo.current === shown
    scrolledTo.current = undefined
    if (!row.current || isByVisitor) return
    // The earlier position is outdated.
    clearTimeout(rest.current)
    target.current = shown * row.current.clientWidth
    row.current.scrollLeft = target.current
  }, [shown])

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setShown((shown + 1) % count), slideTime)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])

  useEffect(() => () => clearTimeout(rest.current), [])

  const followScroll = () => {
    clearTimeout(rest.current)
    if (target.current !== undefined) {
      if (Math.abs((row.current?.scrollLeft ?? 0) - target.current) < 1) target.current = undefined
      return
    }
    rest.current = setTimeout(() => {
      if (!row.current) return
      scrolledTo.current = Math.round(row.current.scrollLeft / row.current.clientWidth)
      setShown(scrolledTo.current)
    }, restTime)
  }
  return {
    row,
    shown,
    show: (index) => setShown((index + count) % count),
    moves,
    isPaused,
    setIsPaused,
    isRunning,
    setIsEngaged: (isEngaged) => {
      target.current = undefined
      setIsEngaged(isEngaged)
    },
    onScroll: followScroll,
  }
}
