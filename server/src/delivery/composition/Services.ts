import type { BackupServices } from '../../features/backup/Backups.js'
import type { BoughtItemPhotoServices } from '../../features/buying/photos/BoughtItemPhoto.js'
import type { DownloadServices } from '../../features/downloads/Downloads.js'
import type { HealthServices } from '../../features/health/Health.js'
import type { ImportServices } from '../../features/imports/Imports.js'
import type { InvoiceFileServices } from '../../features/invoices/files/InvoiceFiles.js'
import type { JobPhotoServices } from '../../features/jobs/photos/jobPhotoUse.js'
import type { MailServices } from '../../features/messages/MailDelivery.js'
import type { MessagePhotoServices } from '../../features/messages/photos/messagePhotoUse.js'
import type { OnlinePaymentServices } from '../../features/onlinePayments/OnlinePayments.js'
import type { SignInServices } from '../../features/sessions/SignInLog.js'
import type { WebhookServices } from '../../features/webhooks/WebhookSender.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import type { SchedulerServices } from '../../kernel/scheduler/Scheduler.js'
import type { UploadStorage } from '../../kernel/storage/FileFolder.js'

/** All services of the running product. */
export interface Services
  extends BackupServices,
    CoreServices,
    DownloadServices,
    HealthServices,
    ImportServices,
    InvoiceFileServices,
    BoughtItemPhotoServices,
    JobPhotoServices,
    MailServices,
    MediaServices,
    MessagePhotoServices,
    OnlinePaymentServices,
    SchedulerServices,
    SignInServices,
    WebhookServices {
  storage: UploadStorage
}
