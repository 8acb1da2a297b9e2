import { useSyncExternalStore } from 'react'

/** Pixels of scroll above which the header is scrolled, and above which it is awake. */
export const scrolledAbove = 150
export const awakeAbove = 350

export type ScrollState = 'top' | 'scrolled' | 'awake'

export function scrollStateAt(pixels: number): ScrollState {
  if (pixels > awakeAbove) return 'awake'
  return pixels > scrolledAbove ? 'scrolled' : 'top'
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function useScrollState(): ScrollState {
  return useSyncExternalStore(
    subscribe,
    () => scrollStateAt(window.scrollY),
    () => 'top',
  )
}
