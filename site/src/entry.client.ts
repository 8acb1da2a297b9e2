import './styles/site.css'
import { firstPaint } from './browser/firstPaint'
import { keepEarlyPress } from './browser/keepEarlyPress'

/** What the page needs to be read is there without scripts, and comes first; then come those that make it alive. */
async function start(): Promise<void> {
  const pressAgain = keepEarlyPress()
  const scripts = document.getElementById('entry')?.dataset.scripts?.split(' ') ?? []
  await firstPaint()
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { hydrate } = await import('./hydrate')
  await hydrate(scripts)
  pressAgain()
}

start()
