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
  /** Where it is paid online, with scheme and host, as a code; null or left out where it cannot be. */
  payAt?: string | null
  /** How a receipt was paid; none where it was not, or not wholly. */
  paid?: readonly PaidPart[]
}

/** A payment of a receipt; amounts in cents. */
export interface PaidPart {
  /** As `ReceivedBy` names it. */
  method: string
  amount: number
  /** By how much cash was rounded. */
  rounding: number
  /** What was given in cash. */
  tendered: number | null
  /** What was traded in, with the number of its purchase. */
  goods: string | null
}
