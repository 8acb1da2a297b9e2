import { useShuffled } from '../browser/useShuffled'
import { Icon, iconOf } from '../components/icons/Icon'
import { ServiceList } from '../components/ServiceList'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'
import { servicesByGroup } from './servicesByGroup'

/** All services: by their groups, or mixed when their order is random. */
export function ServiceBlock({ block }: { block: BlockOf<'ServiceBlock'> }) {
  const services = useShuffled(block.services, block.randomOrder)
  const groups = servicesByGroup(services)
  const isGrouped = !block.randomOrder && groups.length > 1
  return (
    <BlockSection block={block} kind="services">
      {isGrouped ? (
        groups.map(({ group, services }) => (
          <div key={group?.id} className="service-group">
            {group && (
              <div className="service-group__words">
                {group.icon && <Icon name={iconOf(group.icon)} />}
                <h3>{group.title}</h3>
                {group.intro && <p>{group.intro}</p>}
              </div>
            )}
            <ServiceList items={services} headingLevel={group ? 4 : 3} />
          </div>
        ))
      ) : (
        <ServiceList items={services} headingLevel={3} />
      )}
    </BlockSection>
  )
}
