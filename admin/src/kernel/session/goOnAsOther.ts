const channel = () => new BroadcastChannel('person')

/** Goes on where one is as who has just been let in, here and in the other tabs. What was not saved has been given up. */
export function goOnAsOther(): void {
  const others = channel()
  others.postMessage('switched')
  others.close()
  startOver()
}

/** Loads the screen anew, without asking about what is not saved. */
export function startOver(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}

/** Calls back once another tab has gone on as someone else, in the same session as this one. */
export function onOther(changed: () => void): () => void {
  const open = channel()
  open.onmessage = changed
  return () => open.close()
}
