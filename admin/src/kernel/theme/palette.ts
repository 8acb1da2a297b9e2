import type { BackOfficeColours } from '@shop/server/backOfficeColours'

export type Scheme = 'light' | 'dark'

/** The look of the shop as the server derives it. */
export interface Look {
  colours: Record<Scheme, BackOfficeColours>
  headingFace: string
  /** The address of a picture. */
  logo?: string | null
  /** For dark grounds, where another is needed. */
  logoDark?: string | null
}
