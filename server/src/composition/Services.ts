import type { CoreServices } from '../context/Context.js'
import type { DownloadServices } from '../downloads/Downloads.js'
import type { MediaServices } from '../media/MediaLibrary.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { SignInServices } from '../sessions/SignInLog.js'
import type { UploadStorage } from '../storage/FileFolder.js'

/** All services of the running product. */
export interface Services extends CoreServices, DownloadServices, MailServices, MediaServices, SignInServices {
  storage: UploadStorage
}
