import type { Language } from './screens.js'

/** The query parameters by which overviews are narrowed down to what has a heading of its own. */
export const overviewParameters: Record<Language, Record<'productType' | 'newsCategory', string>> = {
  nl: { productType: 'soort', newsCategory: 'categorie' },
  en: { productType: 'type', newsCategory: 'category' },
}
