import type { CoreServices } from '../context/Context.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'

/** The API with what the pages of the front ends need beside it. */
export type FrontEndApi = ShopApi<CoreServices & JobPhotoServices & MailServices & MessagePhotoServices>
