const dayMilliseconds = 24 * 60 * 60 * 1000

/** How long what was deleted can be put back. */
export const binDays = 30

/** What was deleted at that moment or earlier is gone. */
export function binnedSince(now: Date): string {
  return new Date(now.getTime() - binDays * dayMilliseconds).toISOString()
}

/** Until when what was deleted at a moment can be put back. */
export function binnedUntil(at: string): string {
  return new Date(Date.parse(at) + binDays * dayMilliseconds).toISOString()
}
