import { EditScreen } from '../../kernel/generate/EditScreen'
import { SwitchesAffected } from './SwitchesAffected'

/** Which parts the shop uses: the back office begins anew with those. */
export default function SwitchesScreen() {
  return <EditScreen onSaved={() => window.location.reload()} notice={<SwitchesAffected />} />
}
