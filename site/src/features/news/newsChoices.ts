import { overviewParameters } from '@shop/server/overviewParameters'
import type { Language } from '@shop/server/screens'

export interface NewsChoices {
  category: number | null
  group: number | null
}

/** The query names that carry the ids of the chosen category and group. */
export const newsParameters: Record<Language, Record<keyof NewsChoices, string>> = {
  nl: { category: overviewParameters.nl.newsCategory, group: 'groep' },
  en: { category: overviewParameters.en.newsCategory, group: 'group' },
}

/** The choices as query parameters. */
export function newsQuery(language: Language, { category, group }: NewsChoices): Record<string, number | null> {
  const names = newsParameters[language]
  return { [names.category]: category, [names.group]: group }
}
