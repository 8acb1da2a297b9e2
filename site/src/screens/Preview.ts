import type { Language } from '@shop/server/screens'

/** What the owner is told of a record beside the screen that it has or would have. */
export interface Preview {
  language: Language
  /** Where visitors find it; null while they do not. */
  publicAddress: string | null
  /** Only while a form of the back office is shown beside itself. */
  draft?: DraftNews
}

/** What the form is told of what it holds. */
export interface DraftNews {
  /** What saving would be refused for. */
  faults: { path: string; message: string }[]
  /** The place in the form of each block that is shown. */
  shownBlocks: number[]
  /** Whether this is what the form holds; not while it lacks what cannot be shown as nothing. */
  isShown: boolean
  /** Why the server could not be asked. */
  failure?: string
}
