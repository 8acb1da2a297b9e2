import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'

const InvoiceEditScreen = lazyScreen(() => import('./InvoiceEditScreen'))

export const billingFeature: AdminFeature = {
  entities: { invoice: { menu: 'work', edit: InvoiceEditScreen }, payment: { menu: 'work' } },
  widgets: { 'invoice.lines': lazyWidget(() => import('../lines/PricedLinesField'), 160) },
  statusLooks: {
    open: { icon: 'clock', hue: 'customer' },
    paid: { icon: 'status-finished', hue: 'done' },
    refundDue: { icon: 'undo', hue: 'refused' },
    credit: { icon: 'undo', hue: 'past' },
  },
}
