import type { DemoJob } from '../../../../demo/content/recordTypes.js'
import { Customer } from '../../customers/Customer.js'
import type { Demo } from '../../demo/Demo.js'
import { readPicture } from '../../demo/DemoInputs.js'
import { instantOf } from '../../demo/daysBack.js'
import type { StoredPhoto } from '../../photos/StoredPhotos.js'
import type { JobKey } from '../JobReader.js'
import { JobPhoto } from '../photos/JobPhoto.js'
import type { JobPhotoServices } from '../photos/jobPhotoUse.js'
import { JobMessage } from '../thread/JobMessage.js'

/** Photos of a job and what shop and customer wrote about it, without the notifications of either. */
export async function loadConversation(
  { context: { services, viewer } }: Demo<JobPhotoServices>,
  of: JobKey,
  { photos = [], messages = [], history, customer }: DemoJob<string>,
): Promise<void> {
  const { database, jobPhotos } = services
  const store = async (picture: string) => jobPhotos.store(await readPicture(picture))
  const addedAt = instantOf(history[0] as { daysAgo: number; time: string })
  for (const [index, { picture, ...photo }] of photos.entries()) {
    const stored = await store(picture)
    const row = { ...of, ...photo, ...stored, position: index + 1, addedAt, addedBy: viewer?.name ?? null }
    await database.write((manager) => manager.insert(JobPhoto, { ...row, message: null, keyHash: null }))
  }
  for (const [index, { photos: pictures = [], side, text, ...when }] of messages.entries()) {
    const at = instantOf(when)
    const next = messages[index + 1]
    const answer = next ? instantOf(next) : null
    const stored: StoredPhoto[] = []
    for (const picture of pictures) stored.push(await store(picture))
    await database.write(async (manager) => {
      const writer = side === 'shop' ? viewer : await manager.findOneBy(Customer, { email: customer })
      const userName = writer?.name ?? null
      const said = { ...of, side, text, at, userName, readAt: answer, answeredAt: side === 'customer' ? answer : null }
      const { id } = await manager.save(manager.create(JobMessage, { ...said, mail: null, keyHash: null }))
      const photo = {
        ...of,
        message: id,
        kind: 'before',
        caption: null,
        isShown: true,
        addedAt: at,
        addedBy: userName,
      } as const
      for (const [place, each] of stored.entries()) {
        await manager.insert(JobPhoto, { ...photo, ...each, position: place + 1, keyHash: null })
      }
    })
  }
}
