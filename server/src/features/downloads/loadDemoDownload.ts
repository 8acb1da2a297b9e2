import { createReadStream } from 'node:fs'
import path from 'node:path'
import { accountantDownload } from '../../../demo/content/accountantDownload.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { productRoot } from '../../kernel/settings/settingValues.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { AccountantDownload } from './AccountantDownload.js'
import { addDownloadFile } from './changeFiles.js'
import { DownloadFile } from './DownloadFile.js'
import type { DownloadServices } from './Downloads.js'

/** Fills the download that came with the accountant's account. */
export async function loadDemoDownload(demo: Demo<DownloadServices>): Promise<void> {
  const { context, inputs } = demo
  const { database } = context.services
  const { accountant, createdAt, files, ...fields } = accountantDownload
  const input = inputs.inputOf(AccountantDownload, { accountant }, context.language)
  const { id } = await database.reader.findOneByOrFail(AccountantDownload, input)
  await updateRecord(context, managedEntity(AccountantDownload), id, fields)
  for (const name of files) {
    const stream = createReadStream(path.join(productRoot, 'server/demo/files', name))
    await addDownloadFile(context, id, { name, stream })
  }
  await setAge(demo, AccountantDownload, id, createdAt)
  await database.write((manager) => manager.update(DownloadFile, { download: id }, { uploadedAt: createdAt }))
}
