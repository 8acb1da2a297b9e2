import type { Language } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router'
import { useLanguage } from '../../kernel/screens/useLayout'

/** What a screen about jobs says of the language in which the shop writes to their customer; null without a job. */
export interface ShopLanguageData {
  shopLanguage: Language | null
}

/** The language in which the shop has written about the jobs, where that of the page is another: by it texts are read aloud. */
export function useShopLanguage(): Language | undefined {
  const { shopLanguage } = useLoaderData<ShopLanguageData>()
  return shopLanguage === useLanguage() ? undefined : (shopLanguage ?? undefined)
}

/** Says why there are texts in another language than that of the page. */
export function ShopLanguage() {
  if (!useShopLanguage()) return null
  return (
    <p className="meta">
      <FormattedMessage id="status.shopLanguage" />
    </p>
  )
}
