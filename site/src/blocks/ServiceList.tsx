import { Icon, iconOf } from '../components/icons/Icon'
import type { ServiceGroupTeaserFragment, ServiceTeaserFragment } from '../generated/graphql'
import { UsualWork } from './UsualWork'

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
          {item.icon && <Icon name={iconOf(item.icon)} />}
          <Heading>{item.title}</Heading>
          {item.intro && <p>{item.intro}</p>}
          {'usualDays' in item && <UsualWork {...item} />}
        </li>
      ))}
    </ul>
  )
}
