import { useIntl } from 'react-intl'
import { useLanguage, useLayout, useScreenData } from '../screens/useLayout'
import { trailOf } from '../trailOf'
import { SiteLink } from './SiteLink'

/** The way from home to this screen. */
export function Breadcrumbs() {
  const { pages } = useLayout()
  const language = useLanguage()
  const data = useScreenData()
  const { formatMessage } = useIntl()
  const crumbs = data ? trailOf(data, { language, pages, say: (id) => formatMessage({ id }) }) : []
  return (
    <nav className="breadcrumbs" aria-label={formatMessage({ id: 'layout.breadcrumbs' })}>
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
