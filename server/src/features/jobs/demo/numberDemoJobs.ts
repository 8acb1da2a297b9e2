import { In } from 'typeorm'
import { records } from '../../../kernel/records/records.js'
import { unnoticed } from '../../../kernel/records/writeWhere.js'
import { formatJobNumber } from '../../../kernel/shared/jobNumber.js'
import type { Demo } from '../../demo/Demo.js'
import { JobCount } from '../JobCount.js'
import { JobNumber } from '../JobNumber.js'
import { type JobKind, jobKinds, jobTypes } from '../jobKinds.js'
import { recordJobNumber } from '../jobNumbers.js'

/** What the shop had counted before the first job of the demo in a year, for it is not its first. */
const before = 100

/** Counts the jobs of the demo in the order of the days on which they were added: they were written kind by kind. */
export async function numberDemoJobs({ context }: Demo): Promise<void> {
  await context.services.database.write(async (manager) => {
    const jobs: { kind: JobKind; id: number; createdAt: string }[] = []
    for (const kind of jobKinds.values) {
      const rows = await manager.find<{ id: number; createdAt: string }>(jobTypes[kind] as never)
      jobs.push(...rows.map(({ id, createdAt }) => ({ kind, id, createdAt })))
    }
    jobs.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    await manager.delete(JobNumber, { entity: In([...jobKinds.values]) })
    const counts = new Map<number, number>()
    for (const { kind, id, createdAt } of jobs) {
      const year = Number(createdAt.slice(0, 4))
      const sequence = (counts.get(year) ?? before) + 1
      counts.set(year, sequence)
      const number = formatJobNumber(year, sequence)
      await records.updateWhere(manager, jobTypes[kind], { id }, { number }, unnoticed)
      await recordJobNumber(manager, kind, { id, number })
    }
    await manager.save(
      JobCount,
      [...counts].map(([year, last]) => ({ year, last })),
    )
  })
}
