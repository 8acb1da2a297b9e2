import { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import { allow } from '../../../kernel/access/allow.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import { invalidField } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { Customer } from '../../customers/Customer.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { readShop } from '../../shop/readShop.js'
import { AccountantDownload } from '../AccountantDownload.js'
import { assertMayChange, lockDownload } from '../changeFiles.js'
import { DownloadFile } from '../DownloadFile.js'
import type { DownloadServices, ReceivedFile } from '../Downloads.js'
import { collectedJobs } from './collectedJobs.js'
import { Quarter } from './Quarter.js'
import { quarterFiles } from './quarterFiles.js'

/** What was put among the documents of an accountant. */
export interface AddedQuarter {
  files: DownloadFile[]
  jobs: number
  /** Whether the same quarter was there, in whose place it now is. */
  hasReplaced: boolean
}

/**
 * Puts the finished and collected jobs of a quarter among the documents of an accountant, in the place of an earlier
 * version of the same quarter.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, or VALIDATION for no accountant and a quarter that there is not, or not yet
 */
export async function addQuarter(
  context: Context<DownloadServices>,
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
  const jobs = await collectedJobs(database.reader, asked, (await readShop(database.reader)).vatStandard)
  const stored: ReceivedFile[] = []
  try {
    for (const { name, content } of await quarterFiles(jobs, asked, language)) {
      stored.push(await downloads.store({ stream: Readable.from([content]), name }))
    }
    const { files, replaced } = await database.write((manager) => putFiles(manager, context, download, stored))
    await downloads.remove(replaced)
    return { files, jobs: jobs.length, hasReplaced: replaced.length > 0 }
  } catch (error) {
    await downloads.removeUnused(stored.map(({ storageName }) => storageName))
    throw error
  }
}

/** A document of the same name is replaced; the names in the storage of what is gone are returned. */
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
