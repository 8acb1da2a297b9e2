import { notFoundPaths } from '@shop/server/screens'
import { useIntl } from 'react-intl'
import { otherLanguage } from '../addresses'
import { rememberLanguage } from '../session/stateCookie'
import { useLanguage, useScreenData } from './useLayout'

const names = { nl: 'Nederlands', en: 'English' } as const

/**
 * Leads to the same screen in the other language: a detail or page to its translation, to the other home where there is
 * none. The page is loaded anew, with the messages of that language.
 */
export function LanguageSwitch() {
  const language = useLanguage()
  const other = otherLanguage(language)
  const translation = useScreenData()?.translationAddress
  const { formatMessage } = useIntl()
  const address = translation === undefined ? notFoundPaths[other] : (translation ?? `/${other}`)
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
