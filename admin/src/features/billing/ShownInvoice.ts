import type { InvoiceScreenQuery } from '../../generated/graphql'

/** An invoice as its screen reads it. */
export type ShownInvoice = NonNullable<InvoiceScreenQuery['invoice']>
