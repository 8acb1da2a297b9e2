/** The number of pending calls, for the loading bar. */
let calls = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  calls += by
  for (const listener of listeners) listener()
}

export async function trackActivity<Result>(call: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isActive(): boolean {
  return calls > 0
}
