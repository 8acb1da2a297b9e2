import type { Feature } from '../../kernel/Feature.js'
import { Customer } from '../customers/Customer.js'
import { Invoice } from '../invoices/Invoice.js'
import { StatusNewPc } from '../jobs/StatusNewPc.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { Payment } from '../payments/Payment.js'
import { ShopSettings } from '../shop/ShopSettings.js'
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
  demo: {
    entities: [Invoice, Payment],
    after: [Customer, ShopSettings, StatusNewPc, StatusRepair],
    load: async (demo) => (await import('./loadDemoInvoices.js')).loadDemoInvoices(demo),
  },
}
