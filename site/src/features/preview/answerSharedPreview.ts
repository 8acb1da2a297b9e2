import { isPreviewLinkPath, previewLinkAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import { type Query, QueryError } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { statusOf } from '../../kernel/forms/refusedForm'
import { sentParameter } from './loadSharedPreview'

interface Dependencies {
  intl: IntlShape
  query: Query
}

/** Answers the form below a preview, a plain one with scripts too. Null for any other address. */
export async function answerSharedPreview(
  address: URL,
  body: URLSearchParams,
  { intl, query }: Dependencies,
): Promise<{ sentTo: string } | { status: number; outcome: Refused } | null> {
  if (!isPreviewLinkPath(address.pathname)) return null
  const language = languageOf(address)
  const code = address.pathname.slice(previewLinkAddress(language, '').length)
  const textOf = (name: string) => body.get(name) ?? ''
  const isAgreement = textOf('answer') === 'agreement'
  const input = { name: textOf('name'), remark: textOf('remark'), version: textOf('version'), isAgreement }
  try {
    await query('AnswerPreview', { code, input })
    const sent = isAgreement ? 'agreement' : 'remark'
    return { sentTo: `${previewLinkAddress(language, code)}?${sentParameter}=${sent}#answer` }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const faults = Object.fromEntries(Object.entries(error.fields).map(([name, [text = '']]) => [name, text]))
    const isAboutFields = Object.keys(faults).length > 0
    const problem = error.code === 'RATE_LIMITED' ? intl.formatMessage({ id: 'previewLink.tooMany' }) : error.message
    const outcome = { values: Object.fromEntries(body), faults, problem: isAboutFields ? null : problem }
    return { status: statusOf(error), outcome }
  }
}
