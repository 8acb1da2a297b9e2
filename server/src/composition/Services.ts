import type { BackupServices } from '../backup/Backups.js'
import type { CoreServices } from '../context/Context.js'
import type { DownloadServices } from '../downloads/Downloads.js'
import type { HealthServices } from '../health/Health.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { MediaServices } from '../media/MediaLibrary.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'
import type { SchedulerServices } from '../scheduler/Scheduler.js'
import type { SignInServices } from '../sessions/SignInLog.js'
import type { UploadStorage } from '../storage/FileFolder.js'
import type { WebhookServices } from '../webhooks/WebhookSender.js'

/** All services of the running product. */
export interface Services
  extends BackupServices,
    CoreServices,
    DownloadServices,
    HealthServices,
    JobPhotoServices,
    MailServices,
    MediaServices,
    MessagePhotoServices,
    SchedulerServices,
    SignInServices,
    WebhookServices {
  storage: UploadStorage
}
