import type { HeadingFace } from '../../look/lookChoices.js'

/** How the shop looks on paper. */
export interface DocumentLook {
  headingFace: HeadingFace
  /** What the owner uploaded for light grounds, in any format that is decoded; null without one. */
  logo: Buffer | null
  /** Readable on white, as `#1f6382`: those of the palette for paper. */
  colours: { ink: string; softInk: string; line: string; accent: string }
}

export interface DrawingOptions {
  /** Whether an open invoice shows a code that apps of banks read. */
  qr: boolean
}
