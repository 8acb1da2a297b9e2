import { type EffectCallback, useEffect } from 'react'

/** Runs once, when the component is mounted: for what a visitor did before the page was hydrated. */
export function useMountEffect(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later is not looked at again
  useEffect(effect, [])
}
