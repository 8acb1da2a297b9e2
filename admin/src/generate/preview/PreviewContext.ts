import { createContext, useContext } from 'react'

/** Ties the blocks of a form to what stands beside it: their options, and their places in the page that is shown. */
export interface PreviewState {
  /** Whether the form is shown at all by the site. */
  isThere: boolean
  isOpen: boolean
  /** Whether the preview stands beside the form rather than over it. */
  isBeside: boolean
  setOpen: (isOpen: boolean) => void
  /** Has the preview show a block. */
  showBlock: (place: number) => void
  /** The block that was asked for last, by the form; each time another object. */
  wanted: { place: number } | undefined
  /** The block that was pointed at last in the preview; each time another object. */
  chosen: { place: number } | undefined
  choose: (place: number) => void
  /** Where the options of a block stand; undefined where there is no room beside the form. */
  panel: HTMLElement | undefined
  isPanelUsed: boolean
  setPanelUsed: (isUsed: boolean) => void
}

const noop = () => undefined

export const PreviewContext = createContext<PreviewState>({
  isThere: false,
  isOpen: false,
  isBeside: false,
  setOpen: noop,
  showBlock: noop,
  wanted: undefined,
  chosen: undefined,
  choose: noop,
  panel: undefined,
  isPanelUsed: false,
  setPanelUsed: noop,
})

export function usePreview(): PreviewState {
  return useContext(PreviewContext)
}
