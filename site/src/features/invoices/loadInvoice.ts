import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { invoiceAddress, type Language } from '@shop/server/screens'
import { data } from 'react-router'
import type { InvoiceByCodeQuery, InvoiceSummaryFieldsFragment } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

/** What was invoiced, with its exact text read. */
export type ShownInvoice = InvoiceSummaryFieldsFragment &
  Omit<InvoiceByCodeQuery['invoiceByCode'], 'document' | 'summary'> & { document: InvoiceDocument }

export interface InvoiceData extends ScreenData {
  kind: 'invoice'
  code: string
  /** Null for a code that opens nothing. */
  invoice: ShownInvoice | null
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** The invoice of a secret address. A code that opens nothing has the same screen, whatever the cause. */
export async function loadInvoice(site: Site, language: Language, code: string) {
  const found: InvoiceData = {
    kind: 'invoice',
    translationAddress: invoiceAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    invoice: null,
  }
  try {
    const { invoiceByCode: invoice } = await site.query('InvoiceByCode', { code })
    const { summary, document, ...rest } = invoice
    return { ...found, invoice: { ...summary, ...rest, document: JSON.parse(document) as InvoiceDocument } }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}
