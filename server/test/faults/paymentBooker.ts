import 'reflect-metadata'
import { createInterface } from 'node:readline'
import type { DataSource, Logger } from 'typeorm'
import { startTestShop } from '../startTestShop.js'
import type { TestDatabase } from '../testDatabases.js'

/**
 * A shop in a process of its own, on a database that it is given. It starts when it is told `start` and prints its address.
 * On `look 10` it asks the provider about all that is due in ten minutes, as its round does then; on `kill 40` it ends as a
 * power cut does it, before the 40th statement from there; on `count` it prints how many there were since.
 */
const [given = '', endpoint = ''] = process.argv.slice(2)
const address: Pick<TestDatabase, 'address' | 'folder'> = JSON.parse(given)
const minute = 60_000
let statements = 0
let killAt = Number.POSITIVE_INFINITY

const nothing = () => undefined
const counting: Logger = {
  ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  /** Called before the statement is sent. */
  logQuery() {
    statements += 1
    if (statements === killAt) process.kill(process.pid, 'SIGKILL')
  },
}

async function start(): Promise<Awaited<ReturnType<typeof startTestShop>>> {
  const shop = await startTestShop({ ...address, drop: async () => undefined })
  // What books is told here, and not by the clock.
  await shop.services.scheduler.stop()
  shop.services.onlinePayments.standIn = { endpoint }
  const source: DataSource = await shop.services.database.write(async ({ connection }) => connection)
  source.setOptions({ logger: counting })
  return shop
}

const commands = createInterface({ input: process.stdin })
let shop: Awaited<ReturnType<typeof start>> | null = null
commands.on('line', async (line) => {
  const [word, number] = line.split(' ')
  if (word === 'start') {
    shop = await start()
    console.log(`at ${shop.url}`)
  } else if (word === 'look') {
    await shop?.services.onlinePayments.lookAtDue(new Date(Date.now() + Number(number) * minute))
    console.log('looked')
  } else if (word === 'kill') {
    statements = 0
    killAt = Number(number ?? Number.POSITIVE_INFINITY)
    console.log('armed')
  } else if (word === 'count') {
    console.log(`counted ${statements}`)
  } else {
    await shop?.close()
    process.exit(0)
  }
})
console.log('ready')
