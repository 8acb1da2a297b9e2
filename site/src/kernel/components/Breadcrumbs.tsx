import { useIntl } from 'react-intl'
import { useLanguage } from '../screens/useLayout'
import { SiteLink } from './SiteLink'
import { type Crumb, fromHome } from './trail'

/** The way from home to this screen. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const language = useLanguage()
  const intl = useIntl()
  const crumbs = fromHome(trail, language, intl)
  return (
    <nav className="breadcrumbs" aria-label={intl.formatMessage({ id: 'layout.breadcrumbs' })}>
      <ol>
        {crumbs.map(({ title, address }, index) => (
          <li key={address}>
            {index < crumbs.length - 1 ? (
              <SiteLink to={address}>{title}</SiteLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
