/**
 * A button that is pressed before the page is hydrated does nothing yet, and on a slow phone that takes a while: which
 * one was pressed last is kept.
 * @returns presses it again, once there is something to hear it
 */
export function keepEarlyPress(): () => void {
  let pressed: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button[type=button]')
  }
  document.addEventListener('click', keep)
  return () => {
    document.removeEventListener('click', keep)
    pressed?.click()
  }
}
