import type { EntityManager } from 'typeorm'
import type { Database } from '../../../kernel/database/Database.js'
import type { JobKey } from '../JobReader.js'
import { JobReport } from './JobReport.js'

type Stored = Pick<JobReport, 'drawing' | 'mail'>

/** What is stored of a report: nothing as long as nobody has signed for it and it was not sent. */
export async function readJobReport({ reader }: Pick<Database, 'reader'>, of: JobKey): Promise<Stored> {
  return (await reader.findOneBy(JobReport, { ...of })) ?? { drawing: null, mail: null }
}

/** Within a transaction that has locked the job. */
export async function changeJobReport(manager: EntityManager, of: JobKey, change: Partial<Stored>): Promise<void> {
  const known = await manager.findOneBy(JobReport, { ...of })
  if (known) await manager.update(JobReport, known.id, change)
  else if (Object.values(change).some((value) => value !== null)) {
    await manager.insert(JobReport, { ...of, drawing: null, mail: null, ...change })
  }
}
