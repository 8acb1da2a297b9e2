import { In, LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Feature } from '../../kernel/Feature.js'
import { DataImport } from './DataImport.js'
import { ImportResolver } from './ImportResolver.js'
import { ImportRow } from './ImportRow.js'
import { importedCustomer } from './importedCustomer.js'

const dayMilliseconds = 24 * 60 * 60 * 1000
/** What was read and not written holds what nobody asked to store; what was written can be taken back for as long as the trash. */
const [pendingDays, undoableDays] = [2, 30]

export const importsFeature: Feature = {
  tables: [DataImport, ImportRow],
  resolvers: () => [ImportResolver],
  personalData: [importedCustomer],
  async expire({ services: { database } }: Context, now) {
    const before = (days: number) => LessThanOrEqual(new Date(now.getTime() - days * dayMilliseconds).toISOString())
    await database.write(async (manager) => {
      await manager.delete(DataImport, { state: In(['judging', 'ready']), seenAt: before(pendingDays) })
      await manager.delete(DataImport, { seenAt: before(undoableDays) })
    })
  },
}
