import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const BackupScreen = lazyScreen(() => import('./BackupScreen'))

export const backupFeature: AdminFeature = {
  screens: [
    {
      name: 'backups',
      asks: 'backupState',
      section: 'back-ups',
      title: 'backups.title',
      icon: 'backup',
      group: 'administration',
      Screen: BackupScreen,
    },
  ],
}
