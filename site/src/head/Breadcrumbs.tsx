import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useLanguage, useLayout } from '../layout/useLayout'
import { StructuredData } from './StructuredData'

export interface Crumb {
  title: string
  address: string
}

/** The way from home to this screen, for the eye and for search engines. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { publicUrl } = useLayout()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const crumbs: Crumb[] = [{ title: formatMessage({ id: 'layout.homeTitle' }), address: `/${language}` }, ...trail]
  return (
    <nav className="breadcrumbs" aria-label={formatMessage({ id: 'layout.breadcrumbs' })}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.address}>
            {index < crumbs.length - 1 ? (
              <Link to={crumb.address}>{crumb.title}</Link>
            ) : (
              <span aria-current="page">{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ title, address }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: publicUrl + address,
          })),
        }}
      />
    </nav>
  )
}
