/** Where customers follow their jobs: on the host that the back office is on. */
export function statusAddress(): string {
  return new URL('/status', window.location.origin).href
}
