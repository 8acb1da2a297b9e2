import { anyPlaceholder, placeholderBeginning, placeholderNamed } from '@shop/server/shopPlaceholders'

interface ShopText {
  /** Such as phone. */
  name: string
  value: { nl: string; en: string }
}

let texts = new Map<string, ShopText['value']>()

/** What texts say of the shop by placeholders, from now on. */
export function setShopTexts(list: readonly ShopText[]): void {
  texts = new Map(list.map(({ name, value }) => [name, value]))
}

/** A text as visitors read it; a placeholder stays where the shop has not said what it stands for. */
export function filledText(text: string, language: 'nl' | 'en'): string {
  if (!text.includes(placeholderBeginning)) return text
  return text.replace(anyPlaceholder, (whole, meant: string) => {
    const name = placeholderNamed(meant)
    return (name && texts.get(name)?.[language]) || whole
  })
}
