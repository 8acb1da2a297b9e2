import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { lazyWidget } from '../../kernel/generate/field/lazyWidget'

const StaffScreen = lazyScreen(() => import('./StaffScreen'))
const colleague = lazyWidget(() => import('./StaffField'), 56)

export const staffFeature: AdminFeature = {
  screens: [
    {
      name: 'staff',
      asks: 'staffAccounts',
      section: 'medewerkers',
      title: 'staff.title',
      icon: 'professional',
      group: 'administration',
      Screen: StaffScreen,
    },
  ],
  widgets: { 'statusNewPc.assignedTo': colleague, 'statusRepair.assignedTo': colleague },
}
