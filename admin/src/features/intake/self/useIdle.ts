import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a touch after which someone is asked whether they are still there. */
const askAfter = 90_000

/** Seconds until what was typed is cleared then. */
const secondsToAnswer = 30

const signsOfLife = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/**
 * Counts down once nobody has touched the screen for a while.
 * @param isWatching whether there is anything to clear
 * @returns the seconds that are left, null while someone is there; and what says that someone is
 */
export function useIdle(isWatching: boolean, onEnd: () => void): [number | null, () => void] {
  const [left, setLeft] = useState<number | null>(null)
  const end = useRef(onEnd)
  end.current = onEnd
  const isAsking = left !== null

  useEffect(() => {
    if (!isWatching || isAsking) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setLeft(secondsToAnswer), askAfter)
    }
    wait()
    for (const sign of signsOfLife) window.addEventListener(sign, wait, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, wait, { capture: true })
    }
  }, [isWatching, isAsking])

  useEffect(() => {
    if (!isAsking) return undefined
    // By the clock: a device that was asleep has not counted.
    const endsAt = Date.now() + secondsToAnswer * 1000
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - Date.now()) / 1000)
      setLeft(rest > 0 ? rest : null)
      if (rest > 0) return
      clearInterval(timer)
      end.current()
    }, 500)
    return () => clearInterval(timer)
  }, [isAsking])

  return [left, () => setLeft(null)]
}
