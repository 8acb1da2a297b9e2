/** How a block without an anchor of its own is found in a draft, by its place in the form. */
export function blockId(place: number): string {
  return `draft-block-${place}`
}
