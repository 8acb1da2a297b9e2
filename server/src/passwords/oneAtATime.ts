const lastTurns = new Map<string, Promise<void>>()

/** Runs pieces of work with the same key one after the other. */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastTurns.get(key) ?? Promise.resolve()).then(work)
  const ended = turn.then(ignore, ignore).then(() => {
    if (lastTurns.get(key) === ended) lastTurns.delete(key)
  })
  lastTurns.set(key, ended)
  return turn
}

function ignore(): void {}
