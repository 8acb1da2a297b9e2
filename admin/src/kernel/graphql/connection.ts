/** Milliseconds between polls of a server that did not answer. */
const lookAgainAfter = 5000

let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server is reachable, as the calls and the browser report. */
export const connection = {
  isLost: (): boolean => isLost,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Called after every call; an unreachable server is polled until it answers. */
  noteAnswer(isAnswered: boolean): void {
    clearTimeout(timer)
    if (!isAnswered) timer = setTimeout(lookForServer, lookAgainAfter)
    if (isLost === !isAnswered) return
    isLost = !isAnswered
    for (const listener of listeners) listener()
  },
}

async function lookForServer(): Promise<void> {
  const isBack = await fetch('/healthz', { signal: AbortSignal.timeout(lookAgainAfter) }).then(
    ({ ok }) => ok,
    () => false,
  )
  connection.noteAnswer(isBack)
}

window.addEventListener('offline', () => connection.noteAnswer(false))
window.addEventListener('online', () => void lookForServer())
