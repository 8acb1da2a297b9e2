import type { Language } from '@shop/server/screens'

/** What a preview adds to the data of a screen. */
export interface Preview {
  language: Language
  /** Where visitors find it; null while they do not. */
  publicAddress: string | null
  /** Until when its secret address opens, UTC; only where it is shown by one. */
  expiresAt?: string
  /** Only while a form of the back office is shown beside itself. */
  draft?: DraftReport
}

/** What is posted back to the form about its draft. */
export interface DraftReport {
  /** What saving would be refused for. */
  faults: { path: string; message: string }[]
  /** The index in the form of each block that is shown. */
  shownBlocks: number[]
  /** Whether the draft is shown; false while a field is missing that the screen cannot do without. */
  isShown: boolean
  /** Why the server could not be asked. */
  failure?: string
}
