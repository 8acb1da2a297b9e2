import { Icon, iconOf } from '../components/icons/Icon'
import type { ServiceTeaserFragment } from '../generated/graphql'

interface ServiceListProps {
  /** Services, or groups of them, which say the same of themselves. */
  items: ServiceTeaserFragment[]
  headingLevel: 2 | 3 | 4
}

/** Services as cards, each on the ground that was chosen for it. */
export function ServiceList({ items, headingLevel }: ServiceListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="services">
      {items.map(({ id, title, intro, icon, backgroundColor }) => (
        <li key={id} className={`service ground--${backgroundColor}`}>
          {icon && <Icon name={iconOf(icon)} />}
          <Heading>{title}</Heading>
          {intro && <p>{intro}</p>}
        </li>
      ))}
    </ul>
  )
}
