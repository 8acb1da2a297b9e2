import type { Context } from '../../kernel/context/Context.js'
import { notFound } from '../../kernel/records/notFound.js'
import { canonicalJson } from '../../kernel/secrets/canonicalJson.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { buildInvoiceDocument } from './buildInvoiceDocument.js'
import { Invoice } from './Invoice.js'
import { billOfDraft, invoiceEntity } from './issueInvoice.js'

/** What was issued, to the last letter; of a draft what would be, with `#12` in the place of its number. */
export async function previewInvoice(
  { services: { database, settings } }: Context,
  id: number,
): Promise<Pick<Invoice, 'id' | 'version' | 'sha'> & { document: string }> {
  const { reader } = database
  const invoice = await reader
    .createQueryBuilder(Invoice, 'invoice')
    .addSelect('invoice.document')
    .where('invoice.id = :id', { id })
    .getOne()
  if (!invoice) throw notFound(invoiceEntity)
  const { version, sha, document } = invoice
  if (document !== null) return { id, version, sha, document }
  const { bill } = await billOfDraft(reader, invoice, await readShop(reader))
  const now = Date.now()
  const day = TimeZone.named(settings.timeZone).dayOf(now)
  const place = { number: `#${id}`, former: '', at: new Date(now).toISOString(), day }
  return {
    id,
    version,
    sha,
    document: canonicalJson(await buildInvoiceDocument(reader, invoice, bill, place, settings)),
  }
}
