import type { Feature } from '../../kernel/Feature.js'
import { AccessToken } from './AccessToken.js'
import { ProgramAddress } from './ProgramAddress.js'

export const tokensFeature: Feature = {
  entities: [AccessToken],
  tables: [ProgramAddress],
}
