/** A range of prices by which products are narrowed down, in whole units of the currency. */
export interface PriceBand {
  from: number
  /** The first price that is too high; null without an end. */
  below: number | null
}

const borders = [0, 50, 100, 250, 500, 1000]

/** The same for every shop, so that there are few lists to render; a shop shows those that it has products in. */
export const priceBands: readonly PriceBand[] = borders.map((from, index) => ({
  from,
  below: borders[index + 1] ?? null,
}))

/** A band in an address: `100-250`, `1000-`. */
export function bandKey({ from, below }: PriceBand): string {
  return `${from}-${below ?? ''}`
}
