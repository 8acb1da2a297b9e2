import type { Feature } from '../../kernel/Feature.js'
import { BillingResolver } from './BillingResolver.js'
import { billedJobHooks } from './billedJobHooks.js'
import { SoldItem } from './SoldItem.js'

export const billingFeature: Feature = {
  tables: [SoldItem],
  resolvers: () => [BillingResolver],
  hooks: {
    statusNewPc: billedJobHooks('statusNewPc'),
    statusRepair: billedJobHooks('statusRepair'),
  },
}
