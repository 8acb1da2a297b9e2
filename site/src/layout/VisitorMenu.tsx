import { FormattedMessage } from 'react-intl'
import { doors } from '../session/doors'
import { inLanguage } from '../session/inLanguage'
import { logoutPath } from '../session/sessionPaths'
import { useLanguage, useLayout } from './useLayout'

/** For whoever is logged in: the way to where one works, and the way out. */
export function VisitorMenu() {
  const { viewer } = useLayout()
  const language = useLanguage()
  if (!viewer) return null
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
