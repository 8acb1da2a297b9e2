import { createContext, useContext } from 'react'

/** What the blocks of a form share with the preview and the options panel beside it. */
export interface PreviewState {
  /** Whether the site has a preview of the entity. */
  isThere: boolean
  isOpen: boolean
  /** Whether the preview stands beside the form rather than over it. */
  isBeside: boolean
  setOpen: (isOpen: boolean) => void
  /** Has the preview show a block. */
  showBlock: (place: number) => void
  /** The block that the form last asked to show; a new object each time. */
  wanted: { place: number } | undefined
  /** The block that was last clicked in the preview; a new object each time. */
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
