import { useEffect, useState } from 'react'

/** The items in a random order per visit, after hydration; the cached page has one order for all visitors. */
export function useShuffled<Item>(items: Item[], isRandom: boolean): Item[] {
  const [shuffled, setShuffled] = useState(items)
  useEffect(() => {
    setShuffled(isRandom ? shuffle(items) : items)
  }, [items, isRandom])
  return shuffled
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
