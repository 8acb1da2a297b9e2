import './styles/site.css'

/** The page is readable without scripts, so the first paint comes before the scripts for hydration. */
async function start(): Promise<void> {
  const replay = replayEarlyClick()
  const scripts = document.getElementById('entry')?.dataset.scripts?.split(' ') ?? []
  await firstPaint()
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { hydrate } = await import('./hydrate')
  await hydrate(scripts)
  replay()
}

/** Resolves after the first paint; at once in a hidden tab, which is not painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
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
