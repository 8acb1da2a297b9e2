import { screenAddress, trackAddress } from '@shop/server/screens'
import { type FocusEvent, type KeyboardEvent, type KeyboardEventHandler, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useOpenUntilNavigation } from '../../kernel/browser/useOpenUntilNavigation'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout, useScreenData } from '../../kernel/screens/useLayout'
import { type MenuEntry, topMenu } from './menus'
import { useMainMenu } from './useMainMenu'

/**
 * A dropdown opens by click and keyboard always, and by hovering above 992 px (in the stylesheet). Below that the pages
 * of the top bar, which has no room for them, are here too.
 */
export function MainMenu({ onKeyDown }: { onKeyDown: KeyboardEventHandler }) {
  const { pages } = useLayout()
  const isOpen = useIsOpen()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const entries = useMainMenu()
  const more = useMore()
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) more.close()
    onKeyDown(event)
  }
  return (
    <nav
      id="main-menu"
      className="main-menu"
      aria-label={formatMessage({ id: 'menu.main' })}
      onBlur={more.closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <Entries entries={entries} more={more} />
      <ul className="main-menu__top">
        {topMenu(pages, language).map(({ key, address, title }) => (
          <li key={key}>
            <MenuLink to={address}>{title}</MenuLink>
          </li>
        ))}
        <li>
          <MenuLink to={screenAddress('reviews', language)}>{formatMessage({ id: 'reviews.menu' })}</MenuLink>
        </li>
        {isOpen(trackAddress(language)) && (
          <li>
            <MenuLink to={trackAddress(language)}>{formatMessage({ id: 'action.status' })}</MenuLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Entries({ entries, more }: { entries: MenuEntry[]; more: More }) {
  return (
    <div className="main-menu__rows">
      <ul ref={more.list} className="main-menu__entries">
        {entries.map((entry) =>
          entry.children.length > 0 ? (
            <MenuWithChildren key={entry.key} entry={entry} />
          ) : (
            <li key={entry.key}>
              <MenuLink to={entry.address}>{entry.title}</MenuLink>
            </li>
          ),
        )}
      </ul>
      <div className="main-menu__fold">
        <details
          className="main-menu__more"
          open={more.isOpen}
          onToggle={({ currentTarget }) => more.toggle(currentTarget.open)}
        >
          <summary ref={more.summary}>
            <FormattedMessage id="menu.rest" />
            <Icon name="chevron-down" />
          </summary>
        </details>
      </div>
    </div>
  )
}

type More = ReturnType<typeof useMore>

/**
 * Above 992 px the entries stand in one row, with "more" where that does not hold all: it shows the rows below. Without
 * scripts too, as the stylesheet knows by their height whether there are any. The focus shows them as well.
 */
function useMore() {
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const list = useRef<HTMLUListElement>(null)
  const summary = useRef<HTMLElement>(null)
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen)
    const [first, ...others] = list.current?.children ?? []
    const top = first?.getBoundingClientRect().top ?? 0
    if (isNowOpen)
      others
        .find((entry) => entry.getBoundingClientRect().top > top)
        ?.querySelector('a')
        ?.focus()
  }
  const close = () => {
    setIsOpen(false)
    summary.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return { isOpen, list, summary, toggle, close, closeOnLeave }
}

function MenuWithChildren({ entry }: { entry: MenuEntry }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const [isDismissed, setIsDismissed] = useState(false)
  const listId = `menu-${entry.key}`

  // A dropdown that hovering opened closes with Escape too, wherever the focus is.
  useEffect(() => {
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true)
    }
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Only this dropdown closes; the next Escape closes the menu around it.
    event.preventDefault()
    setIsOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <li
      className={`has-children${isOpen ? ' has-children--open' : ''}${isDismissed ? ' has-children--quiet' : ''}`}
      onPointerEnter={() => setIsDismissed(false)}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <MenuLink to={entry.address}>{entry.title}</MenuLink>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={formatMessage({ id: 'menu.more' }, { title: entry.title })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron-down" />
      </button>
      <MenuList id={listId} entries={entry.children} />
    </li>
  )
}

/** What stands in a dropdown: the pages of the second level, and those below them, which are always open. */
function MenuList({ id, entries }: { id?: string; entries: MenuEntry[] }) {
  return (
    <ul id={id}>
      {entries.map(({ key, address, title, children }) => (
        <li key={key}>
          <MenuLink to={address}>{title}</MenuLink>
          {children.length > 0 && <MenuList entries={children} />}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation()
  // All that is not found shares one document, in which no place in the menu is the current one.
  const isFound = useScreenData() !== undefined
  const current = !isFound ? undefined : pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined
  return (
    <SiteLink to={to} aria-current={current}>
      {children}
    </SiteLink>
  )
}
