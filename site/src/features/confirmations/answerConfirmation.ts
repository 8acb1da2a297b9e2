import { confirmationAddress, isConfirmationPath } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import { languageOf } from '../../kernel/addresses/addresses'
import type { Query } from '../../kernel/data/Query'
import type { Refused } from '../../kernel/forms/Refused'
import { refusedForm } from '../../kernel/forms/refusedForm'

/** Answers the form by which somebody confirms what the link of a mail is about. Null for any other address. */
export async function answerConfirmation(
  address: URL,
  _body: URLSearchParams,
  { intl, query }: { intl: IntlShape; query: Query },
): Promise<{ sentTo: string } | { status: number; outcome: Refused } | null> {
  if (!isConfirmationPath(address.pathname)) return null
  const language = languageOf(address)
  const code = address.pathname.slice(confirmationAddress(language, '').length)
  try {
    await query('Confirm', { code })
    return { sentTo: confirmationAddress(language, code) }
  } catch (error) {
    return refusedForm(error, {}, [], intl)
  }
}
