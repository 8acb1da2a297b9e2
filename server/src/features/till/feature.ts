import type { Feature } from '../../kernel/Feature.js'
import { Customer } from '../customers/Customer.js'
import { Invoice } from '../invoices/Invoice.js'
import { StatusNewPc } from '../jobs/StatusNewPc.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { Payment } from '../payments/Payment.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { CashMovement } from './CashMovement.js'
import { ReceiptResolver } from './ReceiptResolver.js'
import { TillClosing } from './TillClosing.js'
import { TillResolver } from './TillResolver.js'

export const tillFeature: Feature = {
  entities: [TillClosing, CashMovement],
  resolvers: () => [TillResolver, ReceiptResolver],
  switches: { usesInvoices: { entities: [TillClosing, CashMovement] } },
  demo: {
    entities: [Invoice, Payment, TillClosing, CashMovement],
    after: [Customer, ShopSettings, StatusNewPc, StatusRepair],
    load: async (demo) => (await import('./demo/loadDemoYear.js')).loadDemoYear(demo),
  },
}
