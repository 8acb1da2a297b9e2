import type { Language } from '@shop/server/screens'

/** The query name that carries the chosen category's id. */
export const categoryParameters: Record<Language, string> = { nl: 'categorie', en: 'category' }
