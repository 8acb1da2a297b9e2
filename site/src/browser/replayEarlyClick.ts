/**
 * Records the last button that is clicked before the page is hydrated, which takes a while on a slow phone.
 * @returns clicks it again, for after hydration
 */
export function replayEarlyClick(): () => void {
  let pressed: HTMLButtonElement | null = null
  const record = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button[type=button]')
  }
  document.addEventListener('click', record)
  return () => {
    document.removeEventListener('click', record)
    pressed?.click()
  }
}
