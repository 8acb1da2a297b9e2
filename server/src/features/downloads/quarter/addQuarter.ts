import { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import { allow } from '../../../kernel/access/allow.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import { invalidField } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { Customer } from '../../customers/Customer.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { AccountantDownload } from '../AccountantDownload.js'
import { assertMayChange, lockDownload } from '../changeFiles.js'
import { DownloadFile } from '../DownloadFile.js'
import type { DownloadServices, ReceivedFile } from '../Downloads.js'
import { Quarter } from './Quarter.js'
import type { ArchiveServices } from './quarterArchives.js'
import { quarterAudit } from './quarterAudit.js'
import { quarterContent } from './quarterContent.js'
import { type QuarterFile, quarterFiles } from './quarterFiles.js'
import { quarterVersion, versionName } from './quarterVersion.js'

/** What was put among the documents of an accountant. */
export interface AddedQuarter {
  files: DownloadFile[]
  /** Jobs that were never invoiced. */
  jobs: number
  /** Invoices, receipts, deposit invoices and credit notes. */
  documents: number
  /** Whether the same version of the quarter was there, in whose place it now is. */
  hasReplaced: boolean
}

/**
 * Puts what was issued, bought in and paid in a quarter among the documents of an accountant, with the collected jobs that were never
 * invoiced: in the place of the same version, or with a number of its own where something has changed since.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, or VALIDATION for no accountant and a quarter that there is not, or not yet
 */
export async function addQuarter(
  context: Context<DownloadServices & ArchiveServices>,
  accountant: number,
  year: number,
  quarter: number,
): Promise<AddedQuarter> {
  const entity = managedEntity(AccountantDownload)
  allow(context.viewer, 'update', entity.name)
  const { database, downloads, settings } = context.services
  const found = await database.rows.first<Row>(AccountantDownload, { accountant })
  if (!found) {
    const field = { owner: entity.name, name: 'accountant' }
    throw invalidField('accountant', { key: 'field.reference', values: { field } })
  }
  const download = found.id
  await assertMayChange(context, download)
  const asked = new Quarter(year, quarter, TimeZone.named(settings.timeZone))
  const { language } = await database.reader.findOneByOrFail(Customer, { id: accountant })
  const content = await quarterContent(database.reader, asked)
  const hasBooks = content.documents.length > 0 || content.purchases.length > 0
  const audit = hasBooks ? await quarterAudit(database.reader, content, asked, settings) : null
  const stored: ReceivedFile[] = []
  const tables: QuarterFile[] = []
  try {
    for await (const file of quarterFiles(context.services, content, { year, quarter, language }, audit)) {
      if (file.name.endsWith('.csv')) tables.push(file)
      stored.push(await downloads.store({ stream: Readable.from([file.content]), name: file.name }))
    }
    const version = await quarterVersion(database.reader, downloads, download, tables)
    const named = stored.map((file) => ({ ...file, name: versionName(file.name, version) }))
    const { files, replaced } = await database.write((manager) => putFiles(manager, context, download, named))
    await downloads.remove(replaced)
    return { files, jobs: content.jobs.length, documents: content.documents.length, hasReplaced: replaced.length > 0 }
  } catch (error) {
    await downloads.removeUnused(stored.map(({ storageName }) => storageName))
    throw error
  }
}

/** A file of the same name is replaced; the names in the storage of what is gone are returned. */
async function putFiles(
  manager: EntityManager,
  { viewer }: Context,
  download: number,
  stored: readonly ReceivedFile[],
): Promise<{ files: DownloadFile[]; replaced: string[] }> {
  await lockDownload(manager, download)
  const added = { uploadedAt: new Date().toISOString(), uploadedBy: viewer?.name ?? null }
  const files: DownloadFile[] = []
  const replaced: string[] = []
  for (const file of stored) {
    const earlier = await manager.findOneBy(DownloadFile, { download, name: file.name })
    if (earlier) replaced.push(earlier.storageName)
    files.push(await manager.save(manager.create(DownloadFile, { id: earlier?.id, download, ...file, ...added })))
  }
  return { files, replaced }
}
