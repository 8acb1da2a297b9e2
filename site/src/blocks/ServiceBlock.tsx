import { useShuffled } from '../browser/useShuffled'
import { Icon, iconOf } from '../components/icons/Icon'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'
import { ServiceList } from './ServiceList'
import { servicesByGroup } from './servicesByGroup'

/** All services: by their groups, or mixed when their order is random. */
export function ServiceBlock({ block }: { block: BlockOf<'ServiceBlock'> }) {
  const services = useShuffled(block.services, block.randomOrder)
  const groups = servicesByGroup(services)
  const isGrouped = !block.randomOrder && groups.length > 1
  const level = partLevel(block)
  const Heading = `h${level}` as const
  return (
    <BlockSection block={block} kind="services">
      {isGrouped ? (
        groups.map(({ group, services }) => (
          <div key={group?.id} className="service-group">
            {group && (
              <div className="service-group__words">
                {group.icon && <Icon name={iconOf(group.icon)} />}
                <Heading>{group.title}</Heading>
                {group.intro && <p>{group.intro}</p>}
              </div>
            )}
            <ServiceList items={services} headingLevel={group ? ((level + 1) as 3 | 4) : level} />
          </div>
        ))
      ) : (
        <ServiceList items={services} headingLevel={level} />
      )}
    </BlockSection>
  )
}
