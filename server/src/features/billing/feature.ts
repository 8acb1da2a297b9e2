import type { Feature } from '../../kernel/Feature.js'
import { BillingResolver } from './BillingResolver.js'
import { billedJobHooks } from './billedJobHooks.js'

export const billingFeature: Feature = {
  resolvers: () => [BillingResolver],
  hooks: {
    statusNewPc: billedJobHooks('statusNewPc'),
    statusRepair: billedJobHooks('statusRepair'),
  },
}
