import { isReviewPath, reviewAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import { type Query, QueryError } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { statusOf } from '../../kernel/forms/refusedForm'

interface Dependencies {
  intl: IntlShape
  query: Query
}

/**
 * Answers the forms of the address at which a customer writes a review: the review itself, and that no more mails are
 * wanted. Both are plain forms, with scripts too. Null for any other address.
 */
export async function answerReview(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<{ sentTo: string } | { status: number; outcome: Refused } | null> {
  if (!isReviewPath(address.pathname)) return null
  const language = languageOf(address)
  const code = address.pathname.slice(reviewAddress(language, '').length)
  try {
    if (body.has('stop')) await query('StopReviewRequests', { code })
    else {
      const stars = /^[1-5]$/.test(body.get('stars') ?? '') ? Number(body.get('stars')) : null
      await query('WriteReview', { code, input: { stars, text: body.get('text') ?? '', name: body.get('name') ?? '' } })
    }
    return { sentTo: `${reviewAddress(language, code)}${body.has('stop') ? '#stop' : ''}` }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const faults = Object.fromEntries(Object.entries(error.fields).map(([name, [text = '']]) => [name, text]))
    const isAboutFields = Object.keys(faults).length > 0
    const problem = error.code === 'RATE_LIMITED' ? intl.formatMessage({ id: 'track.tooMany' }) : error.message
    const outcome = { values: Object.fromEntries(body), faults, problem: isAboutFields ? null : problem }
    return { status: statusOf(error), outcome }
  }
}
