import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import type { EntityScreens } from '../../kernel/managed/EntityScreens'

const InboxScreen = lazyScreen(() => import('./InboxScreen'))
const MessageListScreen = lazyScreen(() => import('./MessageListScreen'))
const MessageScreen = lazyScreen(() => import('./MessageScreen'))

/** The specification leads from a mail that is gone to the reviews. */
const message: EntityScreens = {
  menu: 'work',
  list: MessageListScreen,
  view: MessageScreen,
  isMail: true,
  pathWhenGone: '/review',
}
const entities = { email: message, emailPhone: message, emailRemoteAssistance: message }

export const messagesFeature: AdminFeature = {
  entities,
  screens: [
    {
      name: 'inbox',
      section: 'berichten',
      title: 'inbox.title',
      icon: 'envelope',
      group: 'work',
      needs: Object.keys(entities),
      covers: Object.keys(entities),
      Screen: InboxScreen,
    },
  ],
}
