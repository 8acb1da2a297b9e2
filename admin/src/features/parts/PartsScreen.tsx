import { EditScreen } from '../../kernel/generate/EditScreen'
import { PartsAffected } from './PartsAffected'

/** Which parts the shop uses: the back office begins anew with those. */
export default function PartsScreen() {
  return <EditScreen onSaved={() => window.location.reload()} notice={<PartsAffected />} />
}
