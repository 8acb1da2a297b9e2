import type { Preview } from './Preview'

/** What the loader of every screen answers. */
export interface ScreenData {
  kind: string
  /** The address of the same in the other language; null when there is no such thing. */
  translationAddress: string | null
  /** Only where the owner looks at a preview. */
  preview?: Preview
  /** The part of the screen that waits for the visitor: the bar of a phone leads there. */
  waitingAnchor?: string
}
