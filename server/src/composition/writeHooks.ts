import { customerHooks } from '../accounts/customerHooks.js'
import type { WriteHooks } from '../context/Context.js'
import { jobHooks } from '../jobs/jobHooks.js'
import { stockHooks } from '../stock/stockHooks.js'

/** The side effects of writes, by entity name. */
export const writeHooks: Readonly<Record<string, WriteHooks>> = {
  customer: customerHooks,
  statusNewPc: jobHooks('statusNewPc'),
  statusRepair: jobHooks('statusRepair'),
  zzpProduct: stockHooks,
}
