import type { Language, ShownRecord } from '@shop/server/screens'
import { languageOf } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { DraftReport } from '../../kernel/screens/Preview'
import { receivedDraft } from './draftForm'
import { draftReaders } from './draftReaders'
import type { DraftData, PreviewData } from './previewReaders'

const nothing: DraftReport = { faults: [], shownBlocks: [], isShown: false }

let latest: PreviewData | undefined

/**
 * The draft of a form of the back office on its record's own screen. The form posts it from the window around this one;
 * a draft that cannot be shown leaves the last one that could.
 */
export async function loadDraft(kind: ShownRecord, url: URL): Promise<PreviewData> {
  const language = languageOf(url)
  const form = receivedDraft()
  if (!form) return waiting(language, nothing)
  try {
    const { data, report } = await draftReaders[kind](form, language)
    const preview = { language, publicAddress: null, draft: report }
    latest = data ? { ...data, preview } : { ...(latest ?? waiting(language, report)), preview }
  } catch (error) {
    const failure = error instanceof QueryError ? error.message || error.code : String(error)
    const before = latest ?? waiting(language, nothing)
    latest = { ...before, preview: { ...before.preview, draft: { ...(before.preview.draft ?? nothing), failure } } }
  }
  return latest
}

function waiting(language: Language, draft: DraftReport): DraftData & Pick<PreviewData, 'preview'> {
  return { kind: 'draft', translationAddress: null, preview: { language, publicAddress: null, draft } }
}
