interface Changed {
  id: number
  /** UTC. */
  updatedAt: string
}

/**
 * Times for records that change together without being edited, the last of them now: whichever was changed before another
 * still was, since that says which translation is behind.
 */
export function timesInOrder(rows: readonly Changed[], now = Date.now()): Map<number, string> {
  const times = [...new Set(rows.map(({ updatedAt }) => updatedAt))].sort().reverse()
  const timeOf = ({ updatedAt }: Changed) => new Date(now - times.indexOf(updatedAt)).toISOString()
  return new Map(rows.map((row) => [row.id, timeOf(row)]))
}
