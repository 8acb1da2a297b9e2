import type { Feature } from '../../kernel/Feature.js'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'
import { Till } from './Till.js'

export const paymentsFeature: Feature = {
  entities: [Payment],
  tables: [PaymentShare, Till],
  switches: { usesInvoices: { entities: [Payment] } },
  personalData: [
    {
      name: 'payments',
      goesWithAccount: true,
      records: async ({ customer, find }) => [await find(Payment, { customer: customer.id })],
    },
  ],
}
