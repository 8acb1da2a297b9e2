import { loadWhenSeen } from '../components/loadWhenSeen'
import { onDemand } from '../components/onDemand'

/** Plain links at the end of a detail, which work without scripts until one comes near them. */
export const Neighbours = onDemand('Neighbours', async () => (await import('./Neighbours')).Neighbours, loadWhenSeen)
