import type { Feature } from '../../kernel/Feature.js'
import { Invoice } from '../invoices/Invoice.js'
import { Payment } from '../payments/Payment.js'
import { CashMovement } from './CashMovement.js'
import { TillClosing } from './TillClosing.js'
import { TillResolver } from './TillResolver.js'

export const tillFeature: Feature = {
  entities: [TillClosing, CashMovement],
  resolvers: () => [TillResolver],
  switches: { usesInvoices: { entities: [TillClosing, CashMovement] } },
  demo: {
    entities: [TillClosing, CashMovement],
    after: [Invoice, Payment],
    load: async (demo) => (await import('./loadDemoTill.js')).loadDemoTill(demo),
  },
}
