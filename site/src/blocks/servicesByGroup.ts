import type { BlockOf } from './Block'

type Service = BlockOf<'ServiceBlock'>['services'][number]

interface ServicesOfGroup {
  /** Missing for services that belong to none. */
  group: Service['group']
  services: Service[]
}

/** The services of each group, in the order in which the groups first appear; those without a group come last. */
export function servicesByGroup(services: Service[]): ServicesOfGroup[] {
  const groups = new Map<number | undefined, ServicesOfGroup>()
  for (const service of services.toSorted((one, other) => Number(!one.group) - Number(!other.group))) {
    const key = service.group?.id
    const found = groups.get(key) ?? { group: service.group, services: [] }
    found.services.push(service)
    groups.set(key, found)
  }
  return [...groups.values()]
}
