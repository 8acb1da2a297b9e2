/** What of the shop's look stands in the head of a page. */
export interface Look {
  /** The address of the style sheet with its colours and shapes. */
  style: string
  headingFace: string
  /** The grounds of the browser's own bars. */
  themeColors: Record<'light' | 'dark', string>
  favicon: string
  touchIcon: string
  manifest: string
}
