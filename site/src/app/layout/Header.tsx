import { screenAddress } from '@shop/server/screens'
import { type KeyboardEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import { useOpenUntilNavigation } from '../../kernel/browser/useOpenUntilNavigation'
import { useScrollState } from '../../kernel/browser/useScrollState'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Icon } from '../../kernel/components/icons/Icon'
import { onDemand } from '../../kernel/components/onDemand'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage, useLayout, useScreenData } from '../../kernel/screens/useLayout'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'

/** Few pages are previews. */
const PreviewLabel = onDemand(
  'PreviewLabel',
  async () => (await import('../../features/preview/PreviewLabel')).PreviewLabel,
)

/**
 * Sticky; its class follows the scroll position: at the top, scrolled, awake. On a phone the menu opens as `<details>`,
 * which browsers do without scripts.
 */
export function Header() {
  const { shop } = useLayout()
  const preview = useScreenData()?.preview
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const scroll = useScrollState()
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const burger = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useMountEffect(() => {
    if (burger.current?.open) setIsOpen(true)
  })
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    setIsOpen(false)
    burger.current?.querySelector('summary')?.focus()
  }
  return (
    <header className={`header header--${scroll}`}>
      {preview && <PreviewLabel {...preview} />}
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
        <details
          ref={burger}
          className="burger"
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          onKeyDown={closeOnEscape}
        >
          <summary>
            <Icon name="menu" />
            <Icon name="close" />
            <span className="visually-hidden">
              <FormattedMessage id="menu.title" />
            </span>
          </summary>
        </details>
        <MainMenu onKeyDown={closeOnEscape} />
        <div className="header__action">
          <ActionLink action="appointment" />
        </div>
      </div>
    </header>
  )
}
