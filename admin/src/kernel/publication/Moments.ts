/** Between which moments visitors see a record, ISO 8601 in UTC. */
export interface Moments {
  visibleFrom: string | null
  visibleUntil: string | null
}
