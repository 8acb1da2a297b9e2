import { Flag, Records } from '../../../kernel/fields/decorators.js'
import { BlockType } from '../../../kernel/fields/parts.js'
import { Service } from '../../services/Service.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('All services in the language of the page.')
export class ServiceBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Records(() => Service)
  services: Service[]
}
