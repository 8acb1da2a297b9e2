import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'

const QuoteEditScreen = lazyScreen(() => import('./QuoteEditScreen'))

export const quotesFeature: AdminFeature = {
  entities: { quote: { menu: 'work', edit: QuoteEditScreen } },
  widgets: { 'quote.lines': lazyWidget(() => import('../lines/PricedLinesField'), 160) },
  statusLooks: {
    draft: { icon: 'edit', hue: 'own' },
    sent: { icon: 'status-customer', hue: 'customer' },
    accepted: { icon: 'status-finished', hue: 'done' },
    declined: { icon: 'close', hue: 'refused' },
    expired: { icon: 'clock', hue: 'past' },
    replaced: { icon: 'undo', hue: 'past' },
    withdrawn: { icon: 'undo', hue: 'past' },
  },
}
