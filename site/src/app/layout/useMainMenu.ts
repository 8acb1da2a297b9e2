import { useIntl } from 'react-intl'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { type MenuEntry, mainMenu } from './menus'

/** The main menu in the language of the page, without what the shop has switched off. */
export function useMainMenu(): MenuEntry[] {
  const { pages } = useLayout()
  const isOpen = useIsOpen()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const titles = { products: formatMessage({ id: 'products.menu' }), news: formatMessage({ id: 'news.menu' }) }
  return mainMenu(pages, language, titles).filter(({ address }) => isOpen(address))
}
