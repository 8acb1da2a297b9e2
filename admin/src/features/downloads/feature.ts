import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const DownloadEditScreen = lazyScreen(() => import('./DownloadEditScreen'))

export const downloadsFeature: AdminFeature = {
  entities: { accountantDownload: { menu: 'administration', edit: DownloadEditScreen } },
}
