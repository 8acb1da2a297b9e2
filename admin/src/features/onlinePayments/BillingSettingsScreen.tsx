import { EditScreen } from '../../kernel/generate/EditScreen'
import { MollieKey } from './MollieKey'

/** How the shop bills, under whether customers pay online. */
export default function BillingSettingsScreen() {
  return <EditScreen top={<MollieKey />} />
}
