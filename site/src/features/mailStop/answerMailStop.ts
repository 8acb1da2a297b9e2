import { isMailStopPath, mailStopAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import { type Query, QueryError } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { statusOf } from '../../kernel/forms/refusedForm'

/** Answers the form by which mails are stopped that someone else has caused. Null for any other address. */
export async function answerMailStop(
  address: URL,
  body: URLSearchParams,
  { query }: { intl: IntlShape; query: Query },
): Promise<{ sentTo: string } | { status: number; outcome: Refused } | null> {
  if (!isMailStopPath(address.pathname)) return null
  const language = languageOf(address)
  const code = address.pathname.slice(mailStopAddress(language, '').length)
  try {
    await query('StopMails', { code })
    return { sentTo: mailStopAddress(language, code) }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return {
      status: statusOf(error),
      outcome: { values: Object.fromEntries(body), faults: {}, problem: error.message },
    }
  }
}
