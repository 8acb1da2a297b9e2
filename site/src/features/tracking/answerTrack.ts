import { createHash } from 'node:crypto'
import { isTrackPath, trackAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import type { FoundStateFragment } from '../../generated/graphql'
import { languageOf } from '../../kernel/addresses/addresses'
import { type Query, QueryError } from '../../kernel/data/Query'
import { statusOf } from '../../kernel/forms/refusedForm'
import { agreementAnchor } from '../status/quoteAnchor'

/** What came of a form, shown on the screen that it was on. */
export interface TrackOutcome {
  values: Record<string, string>
  /** The places of the lines that were chosen. */
  chosen: string[]
  /** In the reader's language, by the name of the field. */
  faults: Record<string, string>
  problem: string | null
  found: FoundStateFragment | null
  /** Whether its customer is mailed the link. */
  isMailed: boolean
}

interface Dependencies {
  intl: IntlShape
  query: Query
}

/**
 * Answers a form of a job's address or of the screen that finds one: both are plain forms, with scripts too. Null where
 * the address has none.
 */
export async function answerTrack(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<{ sentTo: string } | { status: number; outcome: TrackOutcome } | null> {
  if (!isTrackPath(address.pathname)) return null
  const language = languageOf(address)
  const code = address.pathname.slice(trackAddress(language).length + 1)
  const values = Object.fromEntries(body)
  const chosen = body.getAll('chosen').concat(choicesOf(body))
  const outcome = { values, chosen, faults: {}, problem: null, found: null, isMailed: false }
  try {
    if (code === '') {
      const isMailed = body.has('mail')
      return { status: 200, outcome: { ...outcome, found: await find(query, body, isMailed), isMailed } }
    }
    const quote = Number(body.get('quote'))
    await query('DecideQuote', { code, input: { ...inputOf(body, code), quote, chosen: chosen.map(Number) } })
    return { sentTo: `${trackAddress(language, code)}#${agreementAnchor}` }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const faults = Object.fromEntries(Object.entries(error.fields).map(([name, [text = '']]) => [name, text]))
    const problem = error.code === 'RATE_LIMITED' ? intl.formatMessage({ id: 'track.tooMany' }) : error.message
    return { status: statusOf(error), outcome: { ...outcome, faults, problem } }
  }
}

async function find(query: Query, body: URLSearchParams, isMailed: boolean): Promise<FoundStateFragment> {
  const asked = {
    number: body.get('number') ?? '',
    postcode: body.get('postcode') || null,
    digits: body.get('digits') || null,
  }
  if (isMailed) return (await query('MailJobLink', asked)).mailJobLink
  return (await query('FindJob', asked)).findJob
}

/** Of each group of alternatives one place is sent, under the name of the group. */
function choicesOf(body: URLSearchParams): string[] {
  return [...body].filter(([name]) => name.startsWith('choice-')).map(([, place]) => place)
}

function inputOf(body: URLSearchParams, code: string) {
  const isAccepted = body.get('decision') !== 'declined'
  return {
    sha: body.get('sha') ?? '',
    decision: isAccepted ? ('accepted' as const) : ('declined' as const),
    name: body.get('name') ?? '',
    reason: body.get('reason') || null,
    signature: body.get('signature') || null,
    // A plain form has no key: a double click is recognised by its identical content.
    key: createHash('sha256').update(`${code} ${body}`).digest('base64url'),
  }
}
