/** Whether anything on the screen would be lost by leaving, as it tells the browser when one does. */
export function holdsWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
