import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const ImportScreen = lazyScreen(() => import('./ImportScreen'))

export const importsFeature: AdminFeature = {
  screens: [
    {
      name: 'imports',
      asks: 'dataImports',
      section: 'importeren',
      title: 'imports.title',
      icon: 'table',
      group: 'administration',
      Screen: ImportScreen,
    },
  ],
}
