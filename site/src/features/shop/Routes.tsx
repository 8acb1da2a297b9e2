import { FormattedMessage } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { routeAddresses } from './routeAddresses'

/** Links to the way to the shop in the usual map services. */
export function Routes() {
  const routes = routeAddresses(useLayout().shop)
  if (routes.length === 0) return null
  return (
    <div className="routes">
      <Icon name="route" />
      <span>
        <FormattedMessage id="where.routes" />
      </span>
      <ul className="routes__list">
        {routes.map(({ service, address }) => (
          <li key={service}>
            <a href={address} rel="noopener">
              {service}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
