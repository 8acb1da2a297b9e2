import { computerServices } from './services/computers.js'
import { dataServices } from './services/data.js'
import { helpServices } from './services/help.js'
import { repairServices } from './services/repair.js'
import type { DemoService } from './types.js'

/** Every service of the demo shop, in the order of their groups. */
export const services: DemoService[] = [...repairServices, ...helpServices, ...computerServices, ...dataServices]
