import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const InvoiceEditScreen = lazyScreen(() => import('./InvoiceEditScreen'))

export const billingFeature: AdminFeature = {
  entities: { invoice: { menu: 'work', edit: InvoiceEditScreen }, payment: { menu: 'work' } },
  statusLooks: {
    open: { icon: 'clock', hue: 'customer' },
    paid: { icon: 'status-finished', hue: 'done' },
    refundDue: { icon: 'undo', hue: 'refused' },
    credit: { icon: 'undo', hue: 'past' },
  },
}
