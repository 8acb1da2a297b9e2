import { type Language, notFoundPaths, screenAddress } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { rememberLanguage } from '../../kernel/i18n/stateCookie'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { useLanguage, useScreenData } from '../../kernel/screens/useLayout'

const names = { nl: 'Nederlands', en: 'English' } as const

/**
 * Links to the translation of the screen, or to its parent in the other language where there is none. It is a page load,
 * which brings the messages of that language.
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
          <a
            key={one}
            href={address}
            hrefLang={one}
            lang={one}
            onClick={({ currentTarget }) => {
              rememberLanguage(one)
              // It stays what opens a screen, such as the token of a link.
              currentTarget.hash = window.location.hash
            }}
          >
            {names[one]}
          </a>
        ),
      )}
    </nav>
  )
}

const overviews = { newsItem: 'news', tip: 'tips', product: 'products' } as const

/** The parent of a screen without a translation: the overview of a detail, else home. */
function addressAbove(kind: ScreenData['kind'], language: Language): string {
  return kind in overviews ? screenAddress(overviews[kind as keyof typeof overviews], language) : `/${language}`
}
