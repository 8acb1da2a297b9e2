import { useShuffled } from '../../../kernel/browser/useShuffled'
import { Icon, iconOf } from '../../../kernel/components/icons/Icon'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'
import { ServiceList } from './ServiceList'

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

type Service = BlockOf<'ServiceBlock'>['services'][number]

interface ServicesOfGroup {
  /** Missing for services that belong to none. */
  group: Service['group']
  services: Service[]
}

/** The services of each group, in the order in which the groups first appear; those without a group come last. */
function servicesByGroup(services: Service[]): ServicesOfGroup[] {
  const groups = new Map<number | undefined, ServicesOfGroup>()
  for (const service of services.toSorted((one, other) => Number(!one.group) - Number(!other.group))) {
    const key = service.group?.id
    const found = groups.get(key) ?? { group: service.group, services: [] }
    found.services.push(service)
    groups.set(key, found)
  }
  return [...groups.values()]
}
