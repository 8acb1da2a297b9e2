import type { Block } from './Block'

/** The blocks of a page, by what its loader answered; other screens have none. */
export function blocksOf(data: unknown): Block[] {
  return (data as { page?: { blocks?: Block[] } } | undefined)?.page?.blocks ?? []
}
