import { confirmationAddress, type Language } from '@shop/server/screens'
import { data } from 'react-router'
import type { ConfirmationFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ConfirmationData extends ScreenData {
  kind: 'confirmation'
  code: string
  /** Null for a code that confirms nothing. */
  confirmation: ConfirmationFieldsFragment | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** What the link of a mail confirms. A code that confirms nothing has the same screen, whatever the cause. */
export async function loadConfirmation(site: Site, language: Language, code: string) {
  const found: ConfirmationData = {
    kind: 'confirmation',
    translationAddress: confirmationAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    confirmation: null,
  }
  try {
    return { ...found, confirmation: (await site.query('Confirmation', { code })).confirmation }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}
