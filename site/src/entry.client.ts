import './styles/site.css'
import { firstPaint } from './browser/firstPaint'
import { replayEarlyClick } from './browser/replayEarlyClick'

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

start()
