/** The code of the address, which is in the address bar and the history of the browser no more afterwards; empty without one. */
export function takeSetupCode(): string {
  const { hash, pathname, search } = window.location
  if (hash !== '') window.history.replaceState(null, '', pathname + search)
  return hash.slice(1)
}
