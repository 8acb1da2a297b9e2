import { screenAddress } from '@shop/server/screens'
import { type KeyboardEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useOpenUntilNavigation } from '../browser/useOpenUntilNavigation'
import { useScrollState } from '../browser/useScrollState'
import { ActionLink } from '../components/ActionLink'
import { Icon } from '../components/icons/Icon'
import { SiteLink } from '../components/SiteLink'
import { PreviewLabel } from '../preview/PreviewLabel'
import { useLanguage, useLayout } from '../screens/useLayout'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'

/** Sticky; its class follows the scroll position: at the top, scrolled, awake. */
export function Header() {
  const { shop } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const scroll = useScrollState()
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const burger = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    setIsOpen(false)
    burger.current?.focus()
  }
  const toggleTitle = formatMessage({ id: isOpen ? 'menu.close' : 'menu.open' })
  return (
    <header className={`header header--${scroll}${isOpen ? ' header--open' : ''}`}>
      <PreviewLabel />
      <div className="frame header__row">
        <SiteLink
          className="logo"
          to={`/${language}`}
          aria-label={formatMessage({ id: 'layout.home' }, { name: shop.name })}
        >
          <Logo />
        </SiteLink>
        <SiteLink
          className="header__search"
          to={screenAddress('search', language)}
          aria-label={formatMessage({ id: 'layout.search' })}
        >
          <Icon name="search" />
        </SiteLink>
        <button
          ref={burger}
          type="button"
          className="burger"
          aria-expanded={isOpen}
          aria-controls="main-menu"
          aria-label={toggleTitle}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={closeOnEscape}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <MainMenu onKeyDown={closeOnEscape} />
        <div className="header__action">
          <ActionLink action="appointment" />
        </div>
      </div>
    </header>
  )
}
