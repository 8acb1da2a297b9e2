import type { Feature } from '../../kernel/Feature.js'
import { RecoveryCode } from './RecoveryCode.js'
import { SecondFactor } from './SecondFactor.js'

export const secondFactorFeature: Feature = {
  tables: [RecoveryCode, SecondFactor],
}
