import type { Language, ShownRecord } from '@shop/server/screens'
import { languageOf } from '../addresses/addresses'
import { QueryError } from '../data/Query'
import type { DraftNews } from '../screens/Preview'
import { draftReaders } from './draftReaders'
import { heldForm } from './heldForm'
import type { DraftData, PreviewData } from './readers'

const nothing: DraftNews = { faults: [], shownBlocks: [], isShown: false }

let latest: PreviewData | undefined

/**
 * What a form of the back office holds, on its record's own screen. The form comes from the window around this one;
 * what cannot be shown leaves standing what was.
 */
export async function loadDraft(kind: ShownRecord, url: URL): Promise<PreviewData> {
  const language = languageOf(url)
  const form = heldForm()
  if (!form) return waiting(language, nothing)
  try {
    const { data, news } = await draftReaders[kind](form, language)
    const preview = { language, publicAddress: null, draft: news }
    latest = data ? { ...data, preview } : { ...(latest ?? waiting(language, news)), preview }
  } catch (error) {
    const failure = error instanceof QueryError ? error.message || error.code : String(error)
    const before = latest ?? waiting(language, nothing)
    latest = { ...before, preview: { ...before.preview, draft: { ...(before.preview.draft ?? nothing), failure } } }
  }
  return latest
}

function waiting(language: Language, draft: DraftNews): DraftData & Pick<PreviewData, 'preview'> {
  return { kind: 'draft', translationAddress: null, preview: { language, publicAddress: null, draft } }
}
