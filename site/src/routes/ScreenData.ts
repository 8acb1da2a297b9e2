/** What every screen's loader answers besides its own data. */
export interface ScreenData {
  /** The same in the other language; null when there is no such thing. */
  translationAddress: string | null
}
