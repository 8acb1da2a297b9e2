import type { TextMatchesQuery } from '../../generated/graphql'

export type FoundMatches = TextMatchesQuery['textMatches']

/** A place in a text where something stands. */
export type MatchedText = FoundMatches['items'][number]

export function keyOf({ entity, id, path, from }: MatchedText): string {
  return `${entity} ${id} ${path} ${from}`
}

/** The places of each record, which stand one after another. */
export function byRecord(matches: readonly MatchedText[]): MatchedText[][] {
  const records: MatchedText[][] = []
  for (const match of matches) {
    const last = records.at(-1)
    if (last?.[0]?.entity === match.entity && last[0].id === match.id) last.push(match)
    else records.push([match])
  }
  return records
}
