import type { FocusEvent, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useOpenUntilNavigation } from '../browser/useOpenUntilNavigation'
import { Icon } from '../components/icons/Icon'
import { SiteLink } from '../components/SiteLink'
import { type MenuEntry, mainMenu } from './menus'
import { useLanguage, useLayout } from './useLayout'

/** A dropdown opens by click and keyboard always, and by hovering above 992 px (in the stylesheet). */
export function MainMenu() {
  const { pages } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const entries = mainMenu(pages, language, {
    products: formatMessage({ id: 'products.menu' }),
    news: formatMessage({ id: 'news.menu' }),
  })
  return (
    <nav id="main-menu" className="main-menu" aria-label={formatMessage({ id: 'menu.main' })}>
      <ul>
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
    </nav>
  )
}

function MenuWithChildren({ entry }: { entry: MenuEntry }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useOpenUntilNavigation()
  const listId = `menu-${entry.key}`

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const closeOnEscape = ({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (pressed !== 'Escape' || !isOpen) return
    setIsOpen(false)
    currentTarget.querySelector('button')?.focus()
  }
  return (
    <li
      className={`has-children${isOpen ? ' has-children--open' : ''}`}
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
      <ul id={listId}>
        {entry.children.map((child) => (
          <li key={child.key}>
            <MenuLink to={child.address}>{child.title}</MenuLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

function MenuLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation()
  const current = pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined
  return (
    <SiteLink to={to} aria-current={current}>
      {children}
    </SiteLink>
  )
}
