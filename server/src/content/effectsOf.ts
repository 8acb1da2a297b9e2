import { customerEffects } from '../accounts/customerEffects.js'
import { jobEffects } from '../jobs/jobEffects.js'
import { stockEffects } from '../stock/stockEffects.js'
import type { Effects } from './Effects.js'

/** What else the writes of an entity do, by its name. */
const effects: Record<string, Effects> = {
  customer: customerEffects,
  statusNewPc: jobEffects('statusNewPc'),
  statusRepair: jobEffects('statusRepair'),
  zzpProduct: stockEffects,
}

export function effectsOf(entity: string): Effects | undefined {
  return effects[entity]
}
