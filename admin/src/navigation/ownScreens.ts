import type { MessageKey } from '../i18n/createI18nProvider'
import type { MenuGroupName } from './menuGroups'

export interface OwnScreen {
  /** Its path in react-admin. */
  name: string
  /** Its address in the back office: `/cougarXr7/{section}`. */
  section: string
  title: MessageKey
  icon: string
  /** The part of the menu that it closes; left out at the foot of all. */
  group?: MenuGroupName
}

/** The screens that are about no entity; those of the entities are generated. */
export const ownScreens: readonly OwnScreen[] = [
  { name: 'media', section: 'afbeeldingen', title: 'media.title', icon: 'image', group: 'content' },
  { name: 'privacy', section: 'privacy', title: 'privacy.title', icon: 'privacy', group: 'administration' },
  { name: 'account', section: 'account', title: 'account.title', icon: 'user' },
  { name: 'trash', section: 'prullenbak', title: 'trash.title', icon: 'trash' },
]
