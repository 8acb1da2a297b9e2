import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'
import { ServiceList } from './ServiceList'

/** Chosen services, or chosen groups of services. */
export function SpecificServicesBlock({ block }: { block: BlockOf<'SpecificServicesBlock'> }) {
  const { services, serviceGroups } = block
  // What was chosen may have been deleted since: a heading above nothing would be left.
  if (services.length === 0 && serviceGroups.length === 0) return null
  return (
    <BlockSection block={block} kind="services">
      <ServiceList items={services.length > 0 ? services : serviceGroups} headingLevel={partLevel(block)} />
    </BlockSection>
  )
}
