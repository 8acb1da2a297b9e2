import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { say } from '../../../kernel/i18n/say.js'
import type { MediaServices } from '../../../kernel/media/MediaLibrary.js'
import type { Language } from '../../../kernel/shared/screens.js'
import type { InvoiceFileServices } from '../../invoices/files/InvoiceFiles.js'
import { lookOnPaper } from '../../invoices/pdf/lookOnPaper.js'
import { Archive } from './Archive.js'
import type { QuarterContent } from './quarterContent.js'

export type ArchiveServices = CoreServices & InvoiceFileServices & MediaServices

/** A bookkeeping program takes one of this size, and so does mail. */
const maxBytes = 25 * 1024 * 1024

/**
 * The documents and closings of a quarter as PDF, with UBL where there is one, as ZIP files of at most some 25 MB each.
 * One is drawn at a time, and only those that were never opened or mailed before.
 */
export async function* quarterArchives(
  services: ArchiveServices,
  { documents, closings }: Pick<QuarterContent, 'documents' | 'closings'>,
  language: Language,
): AsyncGenerator<Buffer> {
  let archive = new Archive()
  for await (const { name, content, day } of entries()) {
    if (archive.bytes > 0 && archive.bytes + content.length > maxBytes) {
      yield archive.content()
      archive = new Archive()
    }
    archive.add(name, content, day)
    await nextTurn()
  }
  if (archive.bytes > 0) yield archive.content()

  async function* entries(): AsyncGenerator<{ name: string; content: Buffer; day: string }> {
    for (const { invoice, document } of documents) {
      for (const form of ['a4', 'ubl'] as const) {
        const file = await services.invoiceFiles.read(invoice, form)
        if (file) yield { name: file.name, content: file.content, day: document.issuedOn }
      }
    }
    if (closings.length === 0) return
    const { drawClosing } = await import('../../till/drawClosing.js')
    const folder = say(language, { key: 'quarter.closings' })
    const look = await lookOnPaper(services)
    for (const closing of closings) {
      const content = await drawClosing(closing, look, 'a4', services.settings.timeZone)
      yield { name: `${folder}/${closing.number}.pdf`, content, day: closing.closedOn }
    }
  }
}
