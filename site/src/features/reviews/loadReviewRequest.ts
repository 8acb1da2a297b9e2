import { type Language, reviewAddress } from '@shop/server/screens'
import { data } from 'react-router'
import type { ReviewRequestQuery } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ReviewRequestData extends ScreenData {
  kind: 'review-request'
  code: string
  /** Null for a code that opens nothing. */
  request: ReviewRequestQuery['reviewRequest'] | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** What a customer is asked for by a secret address. A code that opens nothing has the same screen, whatever the cause. */
export async function loadReviewRequest(site: Site, language: Language, code: string) {
  const found: ReviewRequestData = {
    kind: 'review-request',
    translationAddress: reviewAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    request: null,
  }
  try {
    return { ...found, request: (await site.query('ReviewRequest', { code })).reviewRequest }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}
