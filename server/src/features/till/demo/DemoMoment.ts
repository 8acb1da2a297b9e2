/** Something that happened in the demo shop, in the order of time with all else. */
export interface DemoMoment {
  /** UTC. */
  at: string
  /** @returns what came into the drawer by it, in cents, below zero for what was taken out */
  happen(now: Date): Promise<number>
}

/** What happened at moments that are known before, in their order; what is at one moment stays in its order. */
export function inOrder(moments: readonly DemoMoment[]): DemoMoment[] {
  return moments.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
