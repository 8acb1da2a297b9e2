import { contactUrls, previewLinkAddress } from '@shop/server/screens'
import { data, redirectDocument } from 'react-router'
import type { SharedPreviewQuery } from '../../generated/graphql'
import { languageOf } from '../../kernel/addresses/addresses'
import { contactFormAt } from '../../kernel/addresses/formAddresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import { loadBlocks } from '../pages/blocks/loadBlocks'
import type { DraftData, PreviewData } from './previewReaders'

type Shared = SharedPreviewQuery['previewByCode']

/** The last part of the address of a preview says what was sent from it. */
export const sentParameter = 'sent'

export type SharedPreviewData = (Omit<DraftData, 'preview'> | PreviewData) & {
  code: string
  /** What is asked of who looks at it; null for a code that opens nothing. */
  shared: Pick<Shared, 'version' | 'versionAt' | 'missing' | 'agreement'> | null
  /** What was sent just now. */
  sent: 'agreement' | 'remark' | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/**
 * What is to become of a record, on its own screen and in its own language, for who has the code. What is public by now is
 * read where it stands. A code that opens nothing has the same screen, whatever the cause.
 */
export async function loadSharedPreview(site: Site, address: URL, { code = '' }: Record<string, string | undefined>) {
  const nothing = { kind: 'draft' as const, translationAddress: null, code, shared: null, sent: null }
  try {
    const { previewByCode: shared } = await site.query('SharedPreview', { code })
    if (shared.publicAddress) throw redirectDocument(shared.publicAddress, 302)
    if (shared.language !== languageOf(address)) throw redirectDocument(previewLinkAddress(shared.language, code), 302)
    if (shared.page) await loadBlocks(shared.page.blocks)
    const sent = address.searchParams.get(sentParameter)
    return {
      ...recordData(shared),
      code,
      shared,
      sent: sent === 'agreement' || sent === 'remark' ? sent : null,
    }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data<SharedPreviewData>(nothing, { status })
  }
}

/** The data of the screen of a record; of one that lacks too much to be shown, none. */
function recordData({ language, expiresAt, page, newsItem, tip, product }: Shared): PreviewData {
  const shown = { translationAddress: null, preview: { language, publicAddress: null, expiresAt } }
  if (newsItem) return { kind: 'newsItem', item: newsItem, ...shown }
  if (tip) return { kind: 'tip', tip, ...shown }
  if (product) return { kind: 'product', product, ...shown }
  if (!page) return { kind: 'draft', ...shown }
  const ofPage = { kind: 'page' as const, page, ...shown }
  return page.fullUrl === contactUrls[language] ? { ...ofPage, form: contactFormAt(''), about: null } : ofPage
}
