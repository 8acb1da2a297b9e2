import { FormattedMessage } from 'react-intl'
import { inLanguage } from '../addresses/addresses'
import { doors } from '../addresses/doors'
import { logoutPath, statusPath } from '../addresses/sessionPaths'
import { useLanguage, useLayout } from '../screens/useLayout'

/** The way to where one works, and the way out; for whoever is not logged in, to how a repair stands. */
export function VisitorMenu() {
  const { viewer } = useLayout()
  const language = useLanguage()
  if (!viewer) {
    return (
      <a className="top-bar__status" href={inLanguage(statusPath, language)}>
        <FormattedMessage id="visitor.cms_status_user" />
      </a>
    )
  }
  return (
    <ul className="top-bar__visitor">
      <li>
        <a href={inLanguage(doors[viewer.role].home, language)}>
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
