import { type MouseEvent, useState } from 'react'
import { rememberState } from '../../../kernel/cookies/stateCookie'
import { useAwaitedLanguage } from '../../../kernel/i18n/useAwaitedLanguage'
import { Icon } from '../../../kernel/icons/Icon'
import { logOut } from '../../../kernel/start/logOut'
import type { StockStore } from '../StockStore'
import { showIn, shownTheme } from './applyPalette'
import { useStockTranslation } from './StockTranslation'

interface StockHeaderProps {
  userName: string
  language: 'nl' | 'en'
  /** Its texts are loaded. */
  onLanguage(language: 'nl' | 'en'): void
  store: StockStore
  goTo(address: string): void
}

/** The account screen of the back office, at the partner's own address. */
const accountAddress = '/zzp/account'

const names = { nl: 'Nederlands', en: 'English' } as const

/** The user's name, the language switch and the logout button. */
export function StockHeader({ userName, language, onLanguage, store, goTo }: StockHeaderProps) {
  const { translate } = useStockTranslation()
  const [failure, setFailure] = useState<string>()
  const leave = async () => {
    try {
      await store.finish()
      goTo(await logOut())
    } catch (reason) {
      const said = reason instanceof Error ? reason.message : 'failure.other'
      setFailure(said.startsWith('failure.') ? translate('app.logoutFailed') : said)
    }
  }
  const show = (code: 'nl' | 'en') => {
    setFailure(undefined)
    onLanguage(code)
  }
  const { awaited, choose } = useAwaitedLanguage(show, () => setFailure(translate('failure.noAnswer')))
  const openAccount = async (event: MouseEvent) => {
    event.preventDefault()
    // What could not be sent is asked about when the page is left.
    await store.finish().catch(() => undefined)
    goTo(accountAddress)
  }
  return (
    <header className="stock-header">
      <div className="stock-header-line">
        <div className="stock-header-title">
          <h1>{translate('stock.title')}</h1>
          <p>{userName}</p>
        </div>
        <fieldset className="stock-languages">
          <legend className="visually-hidden">{translate('app.language')}</legend>
          {(['nl', 'en'] as const).map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-busy={awaited === code || undefined}
              aria-pressed={language === code}
              aria-label={`${code.toUpperCase()} ${names[code]}`}
              onClick={() => void choose(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <ThemeButton />
        <a
          className="stock-account"
          href={accountAddress}
          onClick={openAccount}
          aria-label={translate('account.title')}
        >
          <Icon name="user" size={20} />
        </a>
        <button type="button" className="stock-logout" onClick={leave} aria-label={translate('app.logout')}>
          <Icon name="logout" size={20} />
          <span className="stock-logout-word">{translate('app.logout')}</span>
        </button>
      </div>
      {failure && (
        <p role="alert" className="stock-header-failure">
          {failure}
        </p>
      )}
    </header>
  )
}

/** Light or dark, remembered as everywhere in the shop. */
function ThemeButton() {
  const { translate } = useStockTranslation()
  const [theme, setTheme] = useState(shownTheme)
  const next = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    showIn(next)
    rememberState({ theme: next })
    setTheme(next)
  }
  return (
    <button type="button" onClick={change} aria-label={translate(next === 'dark' ? 'app.toDark' : 'app.toLight')}>
      <Icon name={next} size={20} />
    </button>
  )
}
