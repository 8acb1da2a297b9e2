import { comparisonKey } from '@shop/server/comparisonKey'

/** Whether a title has every word that is searched for, in any order, compared by its key. */
export function matches(title: string, search: string): boolean {
  const inTitle = comparisonKey(title)
  return comparisonKey(search)
    .split(/\s+/)
    .every((word) => inTitle.includes(word))
}
