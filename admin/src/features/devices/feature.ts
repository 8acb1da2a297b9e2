import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const DeviceEditScreen = lazyScreen(() => import('./DeviceEditScreen'))

export const devicesFeature: AdminFeature = {
  entities: { device: { menu: 'work', edit: DeviceEditScreen } },
}
