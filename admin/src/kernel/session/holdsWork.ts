/** Whether leaving would lose changes, as the screen answers `beforeunload`. */
export function holdsWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
