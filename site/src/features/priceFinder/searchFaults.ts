import type { Language } from '@shop/server/screens'
import type { Query } from '../../kernel/data/Query'

/** The faults that the search of the site finds, which forgives typing errors, best first. */
export async function searchFaults<Each extends { id: number }>(
  query: Query,
  language: Language,
  faults: readonly Each[],
  question: string,
): Promise<Each[]> {
  const { publicSearch } = await query('SearchServices', { language, q: question.trim() })
  return publicSearch.items.flatMap(({ id }) => faults.find((fault) => fault.id === id) ?? [])
}
