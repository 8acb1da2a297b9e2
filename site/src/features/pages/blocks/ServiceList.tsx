import type { ServiceGroupTeaserFragment, ServiceTeaserFragment } from '../../../generated/graphql'
import { Icon, iconOf } from '../../../kernel/components/icons/Icon'
import { Picture } from '../../../kernel/components/Picture'
import { SiteLink } from '../../../kernel/components/SiteLink'
import { ServicePrice } from '../../services/ServicePrice'
import { serviceAddress } from '../../services/serviceAddress'
import { UsualWork } from '../../services/UsualWork'

interface ServiceListProps {
  /** Services, or groups of them, which say most of it of themselves too. */
  items: readonly (ServiceTeaserFragment | ServiceGroupTeaserFragment)[]
  headingLevel: 2 | 3 | 4
}

/** Services as cards, each on the ground that was chosen for it. */
export function ServiceList({ items, headingLevel }: ServiceListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="services">
      {items.map((item) => (
        <li key={item.id} className={`service ground--${item.backgroundColor}`}>
          {'image' in item && item.image && (
            <Picture image={item.image} alt="" sizes="(width > 62em) 340px, (width > 40em) 46vw, 92vw" />
          )}
          {item.icon && <Icon name={iconOf(item.icon)} />}
          <Heading>
            <Title item={item} />
          </Heading>
          {item.intro && <p>{item.intro}</p>}
          {'price' in item && (item.price !== null || serviceAddress(item)) && (
            <p className="service__price">
              <ServicePrice price={item.price} priceTo={item.priceTo} />
            </p>
          )}
          {'saleText' in item && item.saleText && <p className="meta">{item.saleText}</p>}
          {'usualDays' in item && <UsualWork {...item} />}
        </li>
      ))}
    </ul>
  )
}

/** Leads to the answer of the price finder, where it has one. */
function Title({ item }: { item: ServiceListProps['items'][number] }) {
  const address = 'deviceKinds' in item ? serviceAddress(item) : null
  return address ? <SiteLink to={address}>{item.title}</SiteLink> : item.title
}
