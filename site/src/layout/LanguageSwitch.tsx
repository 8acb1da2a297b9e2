import { type Language, notFoundPaths, screenAddress } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { otherLanguage } from '../addresses/addresses'
import { rememberLanguage } from '../i18n/stateCookie'
import type { ScreenData } from '../screens/ScreenData'
import { useLanguage, useScreenData } from '../screens/useLayout'

const names = { nl: 'Nederlands', en: 'English' } as const

/**
 * Leads to the same screen in the other language: a detail or page to its translation, or to what is above it where
 * there is none. The page is loaded anew, with the messages of that language.
 */
export function LanguageSwitch() {
  const language = useLanguage()
  const other = otherLanguage(language)
  const data = useScreenData()
  const { formatMessage } = useIntl()
  const address = data ? (data.translationAddress ?? addressAbove(data.kind, other)) : notFoundPaths[other]
  return (
    <nav className="languages" aria-label={formatMessage({ id: 'layout.languages' })}>
      {(['nl', 'en'] as const).map((one) =>
        one === language ? (
          <span key={one} lang={one} aria-current="true">
            {names[one]}
          </span>
        ) : (
          <a key={one} href={address} hrefLang={one} lang={one} onClick={() => rememberLanguage(one)}>
            {names[one]}
          </a>
        ),
      )}
    </nav>
  )
}

const overviews = { newsItem: 'news', tip: 'tips', product: 'products' } as const

/** Where a screen without a translation hangs in that language: a detail under its overview, all else under home. */
function addressAbove(kind: ScreenData['kind'], language: Language): string {
  return kind in overviews ? screenAddress(overviews[kind as keyof typeof overviews], language) : `/${language}`
}
