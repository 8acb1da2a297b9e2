import { searchSynonyms } from '../../../demo/content/searchSynonyms.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { SearchSynonym } from './SearchSynonym.js'

export async function loadDemoSynonyms(demo: Demo): Promise<void> {
  for (const each of searchSynonyms) await loadRecord(demo, SearchSynonym, each)
}
