import type { Feature } from '../../kernel/Feature.js'
import { InvoiceMailResolver } from './InvoiceMailResolver.js'
import { MyInvoicesResolver } from './MyInvoicesResolver.js'
import { TrackedInvoicesResolver } from './TrackedInvoicesResolver.js'
import { VisitorInvoiceResolver } from './VisitorInvoiceResolver.js'

export const visitorInvoicesFeature: Feature = {
  resolvers: () => [InvoiceMailResolver, MyInvoicesResolver, TrackedInvoicesResolver, VisitorInvoiceResolver],
}
