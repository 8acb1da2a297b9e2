import type { Language } from '@shop/server/screens'

/** The query name of what a visitor asks in own words. */
export const questionParameters: Record<Language, string> = { nl: 'vraag', en: 'question' }
