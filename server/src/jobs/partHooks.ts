import { Not } from 'typeorm'
import type { WriteHooks } from '../context/Context.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { managedEntity } from '../fields/Managed.js'
import { shopPartNames, shopParts } from '../parts/shopParts.js'
import { jobKinds } from './jobKinds.js'

/** Work that is not finished would be forgotten: its part of the shop stays on until then. */
export const partHooks: WriteHooks = {
  async inTransaction(manager, _, { before, after }) {
    const fields: FieldErrors = {}
    for (const part of shopPartNames.filter((each) => before?.[each] && after?.[each] === false)) {
      for (const type of shopParts[part].entities ?? []) {
        if (!jobKinds.values.some((kind) => kind === managedEntity(type).name)) continue
        const count = await manager.countBy(type, { status: Not('finished') })
        if (count === 1) fields[part] = [{ key: 'part.openJob' }]
        if (count > 1) fields[part] = [{ key: 'part.openJobs', values: { count } }]
      }
    }
    if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  },
}
