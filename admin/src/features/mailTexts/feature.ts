import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const MailTextEditScreen = lazyScreen(() => import('./MailTextEditScreen'))
const MailTextListScreen = lazyScreen(() => import('./MailTextListScreen'))

export const mailTextsFeature: AdminFeature = {
  entities: { mailText: { menu: 'shop', list: MailTextListScreen, edit: MailTextEditScreen } },
}
