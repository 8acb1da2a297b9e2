import type { Language } from '@shop/server/screens'

/** What the owner is told of a record beside the screen that it has or would have. */
export interface Preview {
  language: Language
  /** Where visitors find it; null while they do not. */
  publicAddress: string | null
}
