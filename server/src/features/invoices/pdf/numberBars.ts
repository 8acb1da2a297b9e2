import JsBarcode from 'jsbarcode'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'

/**
 * The modules of the Code 128 barcode of a document's number, `1` for black and `0` for white, without the white around them; null
 * for what nothing can be brought back with, so that the till would find nothing.
 */
export function numberBars({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string | null {
  if (kind !== 'invoice' && kind !== 'receipt') return null
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, number, { format: 'CODE128' })
  return drawn.encodings?.map(({ data }) => data).join('') ?? null
}
