import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { anyOf } from '../../../kernel/database/anyOf.js'
import type { Database } from '../../../kernel/database/Database.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import type { MediaLibrary } from '../../../kernel/media/MediaLibrary.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { type InvoiceFileForm, invoiceAddress } from '../../../kernel/shared/screens.js'
import { draftExtension } from '../../../kernel/storage/DiskDraft.js'
import { databaseMark } from '../../../kernel/storage/databaseMark.js'
import type { FileFolder } from '../../../kernel/storage/FileFolder.js'
import type { CurrentLook } from '../../look/CurrentLook.js'
import { takesOnline } from '../../paymentKeys/takesOnline.js'
import { readShop } from '../../shop/readShop.js'
import { invoiceCode } from '../address/invoiceAddresses.js'
import { documentsOf } from '../buildInvoiceDocument.js'
import { Invoice } from '../Invoice.js'
import type { PaidPart } from '../pdf/DocumentLook.js'
import { lookOnPaper } from '../pdf/lookOnPaper.js'
import { canBeUbl } from '../ubl/ublObstacles.js'
import { InvoiceFile } from './InvoiceFile.js'

/** A file of an invoice, to be sent. */
export interface SentInvoiceFile {
  /** Such as `F26-0001.pdf`. */
  name: string
  contentType: string
  content: Buffer
}

export interface InvoiceFileServices {
  invoiceFiles: InvoiceFiles
}

interface Needed {
  settings: Settings
  folder: FileFolder
  database: Database
  look: Pick<CurrentLook, 'current'>
  media: Pick<MediaLibrary, 'read'>
  switches: CoreServices['switches']
  log: FastifyBaseLogger
  /** How an invoice was paid. @param total in cents */
  paidBy(invoice: number, total: number): Promise<PaidPart[]>
}

/** Longer than anything in flight, on this or another instance. */
const leftOverMilliseconds = 60 * 60 * 1000

const pdf = { extension: 'pdf', contentType: 'application/pdf' }
const kinds: Record<InvoiceFileForm, { extension: string; contentType: string }> = {
  a4: pdf,
  receipt: pdf,
  ubl: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
}

/**
 * What was issued as files, private. Each is drawn once and stored then: whoever opens it later, or is mailed it again, gets the
 * same bytes, though the shop may look otherwise by then. One that is missing from the storage is drawn again.
 */
export class InvoiceFiles {
  private readonly mark: string

  constructor(private readonly services: Needed) {
    this.mark = databaseMark(services.settings.database)
  }

  /** @returns null for what was not issued or is kept no more, and for UBL of what can be none */
  async read(invoice: number, form: InvoiceFileForm): Promise<SentInvoiceFile | null> {
    const { reader } = this.services.database
    const bytes = (await documentsOf(reader, [invoice])).get(invoice)
    if (bytes === undefined) return null
    const document = JSON.parse(bytes) as InvoiceDocument
    if (form === 'ubl' && !canBeUbl(document)) return null
    const { extension, contentType } = kinds[form]
    const name = `${document.number}.${extension}`
    const known = await reader.findOneBy(InvoiceFile, { invoice, form })
    const stored = known && (await this.stored(known.name))
    if (stored) return { name, contentType, content: stored }
    const content = await this.draw(document, form, invoice)
    return { name, contentType, content: await this.keep({ invoice, form }, known, content) }
  }

  /** What goes with the mail about an invoice: the page, and UBL where there is one. Null once it is kept no more. */
  async attachments(invoice: number): Promise<{ filename: string; content: Buffer; contentType: string }[] | null> {
    const files = [await this.read(invoice, 'a4'), await this.read(invoice, 'ubl')].filter((file) => file !== null)
    if (files.length === 0) return null
    return files.map(({ name, ...file }) => ({ filename: name, ...file }))
  }

  /** The bytes in the storage under a name; null when they are missing, which is logged. */
  async stored(name: string): Promise<Buffer | null> {
    const file = await this.services.folder.open(name)
    if (!file) this.services.log.error({ file: name }, 'A file of an invoice is missing')
    return file && buffer(await file.read())
  }

  /** Stores the bytes of a file of a backup under its name. */
  async restore(name: string, content: Buffer): Promise<void> {
    await this.services.folder.write(name, content)
  }

  /** Removes files that no row names any more. Those of another database that shares the folder are not touched. */
  async sweep(): Promise<void> {
    const { folder, database, log } = this.services
    try {
      const files = await folder.list()
      const old = files.filter(({ changedAt }) => Date.now() - changedAt.getTime() > leftOverMilliseconds)
      const names = old.map(({ name }) => name)
      await folder.remove(names.filter((name) => name.endsWith(draftExtension)))
      const own = names.filter((name) => name.startsWith(`${this.mark}-`) && !name.endsWith(draftExtension))
      if (own.length === 0) return
      const used = await database.reader.findBy(InvoiceFile, { name: anyOf(database.reader, own) })
      const inUse = new Set(used.map(({ name }) => name))
      await folder.remove(own.filter((name) => !inUse.has(name)))
    } catch (error) {
      log.error(error, 'Files of invoices were left behind')
    }
  }

  private async draw(document: InvoiceDocument, form: InvoiceFileForm, invoice: number): Promise<Buffer> {
    // Loaded only when needed, because the library is slow to load.
    if (form === 'ubl') return Buffer.from((await import('../ubl/writeUbl.js')).writeUbl(document))
    const { paymentCode } = await readShop(this.services.database.reader)
    const look = await lookOnPaper(this.services)
    const isReceipt = document.kind === 'receipt'
    const paid = isReceipt ? await this.services.paidBy(invoice, centsOf(document.totals.total)) : []
    const options = { qr: paymentCode, payAt: await this.payAddress(document, invoice), paid }
    return form === 'a4'
      ? (await import('../pdf/drawInvoice.js')).drawInvoice(document, look, options)
      : (await import('../pdf/drawReceipt.js')).drawReceipt(document, look, options)
  }

  /** Where what is open of an invoice is paid online; null where nothing is, or cannot be. */
  private async payAddress({ kind, dueOn, language }: InvoiceDocument, invoice: number): Promise<string | null> {
    const { database, settings } = this.services
    if (kind === 'credit' || dueOn === null || !(await takesOnline(database.reader, this.services))) return null
    return database.write(async (manager) => {
      const { openAmount } = (await lockExistingRow(manager, managedEntity(Invoice), invoice)) as unknown as Invoice
      if ((openAmount ?? 0) <= 0) return null
      return settings.publicUrl + invoiceAddress(language, await invoiceCode(manager, settings, invoice))
    })
  }

  /**
   * Stores what was drawn. A full disk keeps nobody from an invoice: it is drawn again the next time then.
   * @returns what holds from now on: what another has stored meanwhile, where that was first
   */
  private async keep(
    of: Pick<InvoiceFile, 'invoice' | 'form'>,
    known: InvoiceFile | null,
    content: Buffer,
  ): Promise<Buffer> {
    const { folder, database, log } = this.services
    const name = known?.name ?? `${this.mark}-${randomBytes(16).toString('hex')}`
    try {
      await folder.write(name, content)
      if (known) return content
      const insert = database.write((manager) =>
        manager
          .createQueryBuilder()
          .insert()
          .into(InvoiceFile)
          .values({ name, ...of })
          .orIgnore()
          .execute(),
      )
      await insert
      const first = await database.reader.findOneBy(InvoiceFile, of)
      if (!first || first.name === name) return content
      await folder.remove([name])
      return (await this.stored(first.name)) ?? content
    } catch (error) {
      log.error({ err: error, ...of }, 'A file of an invoice could not be stored')
      return content
    }
  }
}
