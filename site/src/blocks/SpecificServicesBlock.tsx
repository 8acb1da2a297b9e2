import { ServiceList } from '../components/ServiceList'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** Chosen services, or chosen groups of services. */
export function SpecificServicesBlock({ block }: { block: BlockOf<'SpecificServicesBlock'> }) {
  const { services, serviceGroups } = block
  return (
    <BlockSection block={block} kind="services">
      <ServiceList items={services.length > 0 ? services : serviceGroups} headingLevel={3} />
    </BlockSection>
  )
}
