import { type MouseEvent, useState } from 'react'
import { Icon } from '../icons/Icon'
import { logOut } from '../start/logOut'
import type { StockStore } from '../stock/StockStore'
import { useStockWords } from './StockWords'
import { ThemeButton } from './ThemeButton'

interface StockHeaderProps {
  userName: string
  language: 'nl' | 'en'
  onLanguage(language: 'nl' | 'en'): void
  store: StockStore
  goTo(address: string): void
}

/** The account screen of the back office, at the partner's own address. */
const accountAddress = '/zzp/account'

const names = { nl: 'Nederlands', en: 'English' } as const

/** Whose stock it is, in what language, and the way out. */
export function StockHeader({ userName, language, onLanguage, store, goTo }: StockHeaderProps) {
  const { say } = useStockWords()
  const [failure, setFailure] = useState<string>()
  const leave = async () => {
    try {
      await store.finish()
      goTo(await logOut())
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : 'app.logoutFailed')
    }
  }
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
          <h1>{say('stock.title')}</h1>
          <p>{userName}</p>
        </div>
        <fieldset className="stock-languages">
          <legend className="visually-hidden">{say('app.language')}</legend>
          {(['nl', 'en'] as const).map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={language === code}
              aria-label={`${code.toUpperCase()} ${names[code]}`}
              onClick={() => onLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <ThemeButton />
        <a className="stock-account" href={accountAddress} onClick={openAccount} aria-label={say('account.title')}>
          <Icon name="user" size={20} />
        </a>
        <button type="button" className="stock-logout" onClick={leave} aria-label={say('app.logout')}>
          <Icon name="logout" size={20} />
          <span className="stock-logout-word">{say('app.logout')}</span>
        </button>
      </div>
      {failure && (
        <p role="alert" className="stock-header-failure">
          {failure.startsWith('failure.') || failure === 'app.logoutFailed' ? say('app.logoutFailed') : failure}
        </p>
      )}
    </header>
  )
}
