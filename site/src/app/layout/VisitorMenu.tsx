import { FormattedMessage } from 'react-intl'
import { inLanguage } from '../../kernel/addresses/addresses'
import { roleAreas } from '../../kernel/addresses/roleAreas'
import { logoutPath, statusPath } from '../../kernel/addresses/sessionPaths'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'

/** Links to the home of the visitor's role and to logging out; without a session, to the status of a repair. */
export function VisitorMenu() {
  const { viewer } = useLayout()
  const language = useLanguage()
  const isOpen = useIsOpen()
  if (!viewer) {
    if (!isOpen(statusPath)) return null
    return (
      <a className="top-bar__status" href={inLanguage(statusPath, language)}>
        <FormattedMessage id="visitor.cms_status_user" />
      </a>
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
