import { useState } from 'react'
import { rememberedState, rememberState } from './stateCookie'

/** A cookie holds some four thousand characters: of what was folded longest ago nothing is remembered. */
const maxFolds = 40

function rememberedFolds(): Record<string, string> {
  const { folds } = rememberedState()
  return typeof folds === 'object' && folds !== null ? { ...folds } : {}
}

/** What is remembered of how something with this name was folded. */
export function rememberedFold(name: string): string | undefined {
  const fold = rememberedFolds()[name]
  return typeof fold === 'string' ? fold : undefined
}

/** @param fold how it is folded; undefined when it stands as it begins */
export function rememberFold(name: string, fold: string | undefined): void {
  if (rememberedFold(name) === fold) return
  const { [name]: _before, ...others } = rememberedFolds()
  const folds = { ...others, ...(fold === undefined ? {} : { [name]: fold }) }
  rememberState({ folds: Object.fromEntries(Object.entries(folds).slice(-maxFolds)) })
}

/**
 * Whether something is folded away, remembered for as long as the language is.
 * @param name what it is, among everything that can be folded
 */
export function useFolded(name: string, isFoldedFirst = false): [isFolded: boolean, toggle: () => void] {
  const [isOther, setOther] = useState(() => rememberedFold(name) !== undefined)
  function toggle() {
    rememberFold(name, isOther ? undefined : '1')
    setOther(!isOther)
  }
  return [isOther !== isFoldedFirst, toggle]
}
