import { customerHooks } from '../accounts/customerHooks.js'
import type { WriteHooks } from '../context/Context.js'
import { jobHooks } from '../jobs/jobHooks.js'
import { stockHooks } from '../stock/stockHooks.js'

/** What the writes of an entity bring about besides, by its name. */
export const writeHooks: Readonly<Record<string, WriteHooks>> = {
  customer: customerHooks,
  statusNewPc: jobHooks('statusNewPc'),
  statusRepair: jobHooks('statusRepair'),
  zzpProduct: stockHooks,
}
