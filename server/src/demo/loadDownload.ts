import { Readable } from 'node:stream'
import { updateRecord } from '../content/updateRecord.js'
import { addDownloadFile } from '../downloads/changeFiles.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { AccountantDownload } from '../entities/AccountantDownload.js'
import { managedEntity } from '../fields/Managed.js'
import { accountantDownload } from './content/accountantDownload.js'
import { type Demo, setAge } from './Demo.js'
import { demoFiles } from './demoFiles.js'

/** Fills the download that came with the accountant's account. */
export async function loadDownload(demo: Demo): Promise<void> {
  const { context, inputs } = demo
  const { database } = context.services
  const { accountant, createdAt, ...fields } = accountantDownload
  const input = inputs.inputOf(AccountantDownload, { accountant }, context.language)
  const { id } = await database.reader.findOneByOrFail(AccountantDownload, input)
  await updateRecord(context, managedEntity(AccountantDownload), id, fields)
  for (const { name, bytes } of demoFiles()) {
    await addDownloadFile(context, id, { name, stream: Readable.from([bytes]) })
  }
  await setAge(demo, AccountantDownload, id, createdAt)
  await database.write((manager) => manager.update(DownloadFile, { download: id }, { uploadedAt: createdAt }))
}
