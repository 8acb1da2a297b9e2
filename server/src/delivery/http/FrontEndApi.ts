import type { JobPhotoServices } from '../../features/jobs/photos/jobPhotoUse.js'
import type { MailServices } from '../../features/messages/MailDelivery.js'
import type { MessagePhotoServices } from '../../features/messages/photos/messagePhotoUse.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'

/** The API with what the pages of the front ends need beside it. */
export type FrontEndApi = ShopApi<CoreServices & JobPhotoServices & MailServices & MessagePhotoServices>
