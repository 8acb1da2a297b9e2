/** What one does on a page with more than looking at it. */
const uses = ['pointerdown', 'keydown', 'focusin', 'popstate'] as const

/** One window ahead, so that a part is there by the time it is scrolled to. */
const ahead = '100% 0px'

/**
 * Loads a part of the page once it is nearly in view or the page is used, whichever comes first, and again at each use
 * for as long as it cannot be loaded.
 */
export async function loadWhenSeen<Code>(rendered: Element, load: () => Promise<Code>): Promise<Code> {
  await Promise.race([nearlySeen(rendered), used()])
  for (;;) {
    try {
      return await load()
    } catch {
      await used()
    }
  }
}

function nearlySeen(rendered: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: ahead },
    )
    observer.observe(rendered)
  })
}

function used(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    for (const use of uses)
      addEventListener(
        use,
        () => {
          controller.abort()
          resolve()
        },
        { signal: controller.signal, passive: true, capture: true },
      )
  })
}
