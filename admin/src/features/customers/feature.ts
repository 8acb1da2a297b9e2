import { lazy } from 'react'
import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const CustomerScreen = lazyScreen(() => import('./CustomerScreen'))
const CustomerSelection = lazy(() => import('./CustomerSelection'))

export const customersFeature: AdminFeature = {
  entities: { customer: { menu: 'work', edit: CustomerScreen } },
  selectionAdditions: { customer: CustomerSelection },
}
