import type { Context } from '../../kernel/context/Context.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import type { DownloadServices } from '../downloads/Downloads.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'
import type { DemoInputs } from './DemoInputs.js'

/** The services that the demo's records need. */
export type DemoServices = DownloadServices & JobPhotoServices & MailServices & MediaServices & MessagePhotoServices

/** What every part of loading the demo needs: the owner's context and what has been loaded so far. */
export interface Demo {
  context: Context<DemoServices>
  inputs: DemoInputs
}

/** Sets the creation and update times of a record that was added just now. */
export async function setAge(
  { context }: Demo,
  type: Class,
  id: number,
  createdAt: string,
  updatedAt = createdAt,
): Promise<void> {
  await context.services.database.write((manager) => manager.update(type, id, { createdAt, updatedAt }))
}
