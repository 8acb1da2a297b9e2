import { redirects } from '../../../demo/content/redirects.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { SiteRedirect } from './SiteRedirect.js'

export async function loadDemoRedirects(demo: Demo): Promise<void> {
  for (const each of redirects) await loadRecord(demo, SiteRedirect, each)
}
