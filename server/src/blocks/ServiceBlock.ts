import { Service } from '../entities/Service.js'
import { Flag, Records } from '../fields/decorators.js'
import { BlockType } from '../fields/parts.js'
import { BlockOptions } from './blockOptions.js'

@BlockType('All services in the language of the page.')
export class ServiceBlock extends BlockOptions {
  @Flag({ section: 'options' })
  randomOrder: boolean

  @Records(() => Service)
  services: Service[]
}
