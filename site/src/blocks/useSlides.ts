import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStillness } from '../browser/useStillness'
import { slideTime } from '../components/Slider'

/** Milliseconds without scrolling after which the row stands still. */
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
  /** Whether they go on by themselves right now. */
  isRunning: boolean
  /** While somebody reads or holds them they stay. */
  setIsHeld: (isHeld: boolean) => void
  onScroll: () => void
}

/** A row of slides that is scrolled by hand, by buttons, and by itself without end. */
export function useSlides(count: number): Slides {
  const row = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Where the row is on its way to by itself; a slow device rests in between. */
  const target = useRef<number>(undefined)
  /** The slide that a hand has brought the row to, where it stays by itself or may still be moving on. */
  const broughtTo = useRef<number>(undefined)
  const wantsStillness = useStillness()
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const moves = count > 1 && !wantsStillness
  const isRunning = moves && !isPaused && !isHeld

  useEffect(() => {
    const isByHand = broughtTo.current === shown
    broughtTo.current = undefined
    if (!row.current || isByHand) return
    // Where the row stood before is no longer where it is to be.
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

  const followHand = () => {
    clearTimeout(rest.current)
    if (target.current !== undefined) {
      if (Math.abs((row.current?.scrollLeft ?? 0) - target.current) < 1) target.current = undefined
      return
    }
    rest.current = setTimeout(() => {
      if (!row.current) return
      broughtTo.current = Math.round(row.current.scrollLeft / row.current.clientWidth)
      setShown(broughtTo.current)
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
    setIsHeld: (isHeld) => {
      target.current = undefined
      setIsHeld(isHeld)
    },
    onScroll: followHand,
  }
}
