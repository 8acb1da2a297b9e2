import 'reflect-metadata'
import { tables } from '../../../src/features/features.js'
import { allocateJobNumber, recordJobNumber } from '../../../src/features/jobs/jobNumbers.js'
import { Database } from '../../../src/kernel/database/Database.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'

/** A process that gives numbers to jobs: prints them. Every seventh transaction fails after it has taken one. */
const [address = '', name = '', writers = '0', each = '0'] = process.argv.slice(2)
const source = await openWriter(JSON.parse(address), { tables, subscribers: [] })
const database = new Database(source, source)
const numbers: string[] = []

async function write(writer: number): Promise<void> {
  for (let count = 0; count < Number(each); count++) {
    const job = writer * 1000 + count
    if (job % 7 === 0) {
      await database
        .write(async (manager) => {
          await allocateJobNumber(manager, { timeZone: 'Europe/Amsterdam' })
          throw new Error('undone')
        })
        .catch((error: Error) => {
          if (error.message !== 'undone') throw error
        })
    }
    const number = await database.write(async (manager) => {
      const given = await allocateJobNumber(manager, { timeZone: 'Europe/Amsterdam' })
      await recordJobNumber(manager, name as 'statusRepair', { id: job, number: given })
      return given
    })
    numbers.push(number)
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
await source.destroy()
console.log(JSON.stringify(numbers))
