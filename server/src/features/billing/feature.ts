import type { Feature } from '../../kernel/Feature.js'
import { StatusNewPc } from '../jobs/StatusNewPc.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { BillingResolver } from './BillingResolver.js'
import { billedJobHooks } from './billedJobHooks.js'

export const billingFeature: Feature = {
  resolvers: () => [BillingResolver],
  hooks: {
    statusNewPc: billedJobHooks('statusNewPc'),
    statusRepair: billedJobHooks('statusRepair'),
  },
  demo: {
    entities: [],
    after: [StatusNewPc, StatusRepair],
    load: async (demo) => (await import('./loadDemoPayments.js')).loadDemoPayments(demo),
  },
}
