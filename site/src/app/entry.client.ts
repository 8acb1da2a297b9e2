/** How long hydration waits for pictures, and in a hidden tab, which is not painted. */
const maxMilliseconds = 3000

/**
 * The page is readable without scripts, so what is seen first is painted before the scripts for hydration. The first of them
 * is `hydrate.tsx`, an entry of its own: this script imports nothing, or the browser would fetch that at once.
 */
async function start(): Promise<void> {
  const replay = replayEarlyClick()
  const scripts = document.getElementById('entry')?.dataset.scripts?.split(' ') ?? []
  await Promise.race([firstPaint(), wait(maxMilliseconds)])
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { hydrate }: typeof import('./hydrate') = await import(/* @vite-ignore */ scripts[0] ?? '')
  await hydrate(scripts)
  replay()
}

/** Resolves once the page is painted with the pictures at its top, which would share a slow line with the scripts. */
async function firstPaint(): Promise<void> {
  const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
  const pictures = document.querySelectorAll<HTMLImageElement>('main img[loading=eager]')
  await Promise.allSettled([painted, ...Array.from(pictures, (picture) => picture.decode())])
  await new Promise(requestAnimationFrame)
  await wait(0)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * Records the last button that is clicked before the page is hydrated, which takes a while on a slow phone, and shows that
 * it was.
 * @returns clicks it again, for after hydration
 */
function replayEarlyClick(): () => void {
  let pressed: HTMLButtonElement | null = null
  const record = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    pressed?.classList.remove('is-waiting')
    pressed = target.closest('button[type=button]')
    pressed?.classList.add('is-waiting')
  }
  document.addEventListener('click', record)
  return () => {
    document.removeEventListener('click', record)
    pressed?.classList.remove('is-waiting')
    pressed?.click()
  }
}

start()
