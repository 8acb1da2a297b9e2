/** Milliseconds in which a screen and its record come, as long as nobody does anything. */
const patience = 10_000

/** The first field of a form that can be saved. */
const field = 'form:has([type=submit]) :is(input:not([type=hidden], [type=file]), textarea, [contenteditable=true])'

/**
 * Moves the focus into the screen that a command leads to: into the first field of its form, else to its content. Without
 * it the focus would fall to the top of the document as soon as what had it is gone. Whoever goes on meanwhile is left
 * there.
 */
export function focusOnArrival(): void {
  const from = location.href
  const until = performance.now() + patience
  let isGoneOn = false
  let own: HTMLElement | null = null
  const look = () => {
    if (isGoneOn || performance.now() > until) return
    const main = document.getElementById('main-content')
    const isThere = location.href !== from && document.querySelector('[role=dialog]') === null
    const target = isThere && main ? ([...main.querySelectorAll<HTMLElement>(field)].find(canHaveFocus) ?? main) : null
    // The screen before may still stand there: its fields go, and the focus with them.
    if (target && (target !== own || document.activeElement === document.body)) {
      target.focus({ preventScroll: target === main })
      own = target
    }
    setTimeout(look, 50)
  }
  // The key that chose the command is no sign of going on.
  setTimeout(() => {
    for (const event of ['keydown', 'pointerdown']) {
      addEventListener(event, () => (isGoneOn = true), { once: true })
    }
    look()
  }, 50)
}

function canHaveFocus(element: HTMLElement): boolean {
  return !element.matches(':disabled, [readonly]') && element.getClientRects().length > 0
}
