import { trackAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { inLanguage } from '../../kernel/addresses/addresses'
import { roleAreas } from '../../kernel/addresses/roleAreas'
import { logoutPath } from '../../kernel/addresses/sessionPaths'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'

/** Links to the home of the visitor's role and to logging out; without a session, to the screen that follows a repair. */
export function VisitorMenu() {
  const { viewer } = useLayout()
  const language = useLanguage()
  const isOpen = useIsOpen()
  if (!viewer) {
    const address = trackAddress(language)
    if (!isOpen(address)) return null
    return (
      <SiteLink className="top-bar__status" to={address}>
        <FormattedMessage id="action.status" />
      </SiteLink>
    )
  }
  return (
    <ul className="top-bar__visitor">
      <li>
        <a href={inLanguage(roleAreas[viewer.role].home, language)}>
          <FormattedMessage id={`visitor.${viewer.role}`} />
        </a>
      </li>
      <li>
        <a href={inLanguage(logoutPath, language)}>
          <FormattedMessage id="logout.title" />
        </a>
      </li>
    </ul>
  )
}
