import { References } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Service } from '../../services/Service.js'
import { ServiceGroup } from '../../services/ServiceGroup.js'
import { BlockOptions } from './blockOptions.js'

@BlockType(
  'Up to six chosen services, or up to three groups, in their order.',
  ({ services, serviceGroups }: SpecificServicesBlock) => ({
    services: services.length > 0 === serviceGroups.length > 0 && { key: 'block.servicesOrGroups' },
  }),
)
export class SpecificServicesBlock extends BlockOptions {
  @References(() => Service, { max: 6 })
  services: number[]

  @References(() => ServiceGroup, { max: 3 })
  serviceGroups: number[]
}
