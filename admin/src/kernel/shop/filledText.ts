import { anyPlaceholder, isPrice, placeholderBeginning, placeholderNamed } from '@shop/server/shopPlaceholders'
import { priceNamed } from './namedPrices'

/** Something of the shop that texts name by a placeholder. */
export interface ShopText {
  /** Such as phone. */
  name: string
  label: { nl: string; en: string }
  /** What visitors read; empty where the shop has not said it. */
  value: { nl: string; en: string }
}

let texts = new Map<string, ShopText>()

/** What texts say of the shop by placeholders, from now on. */
export function setShopTexts(list: readonly ShopText[]): void {
  texts = new Map(list.map((text) => [text.name, text]))
}

/** What a text names of the shop that the shop has not said, so that visitors do not read the sentence about it. */
export function unsaidIn(text: string, language: 'nl' | 'en'): ShopText[] {
  if (!text.includes(placeholderBeginning)) return []
  const named = [...text.matchAll(anyPlaceholder)].map(([, meant = '']) => texts.get(placeholderNamed(meant) ?? ''))
  return [...new Set(named)].filter((each) => each !== undefined && each.value[language] === '') as ShopText[]
}

/** A text as visitors read it; a placeholder stays where there is nothing to say for it. */
export function filledText(text: string, language: 'nl' | 'en'): string {
  if (!text.includes(placeholderBeginning)) return text
  return text.replace(anyPlaceholder, (whole, meant: string) => {
    const name = placeholderNamed(meant)
    const known = name && (isPrice(name) ? priceNamed(name) : texts.get(name))
    return known?.value[language] || whole
  })
}
