import { type Language, mailStopAddress } from '@shop/server/screens'
import { data } from 'react-router'
import type { MailStopQuery } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface MailStopData extends ScreenData {
  kind: 'mail-stop'
  code: string
  /** Null for a code that stops nothing. */
  mailStop: MailStopQuery['mailStop'] | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** Whether the mails of a secret address are stopped. A code that stops nothing has the same screen, whatever the cause. */
export async function loadMailStop(site: Site, language: Language, code: string) {
  const found: MailStopData = {
    kind: 'mail-stop',
    translationAddress: mailStopAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    mailStop: null,
  }
  try {
    return { ...found, mailStop: (await site.query('MailStop', { code })).mailStop }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}
