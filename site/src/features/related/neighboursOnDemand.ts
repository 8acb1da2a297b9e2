import { loadWhenSeen } from '../../kernel/components/loadWhenSeen'
import { onDemand } from '../../kernel/components/onDemand'

/** Plain links at the end of a detail, which work without scripts until one comes near them. */
export const Neighbours = onDemand('Neighbours', async () => (await import('./Neighbours')).Neighbours, loadWhenSeen)
