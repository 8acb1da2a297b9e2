/** Loaded into a shop before it starts: on SIGUSR2 it frees what can be freed and says what is left, as a line of JSON. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  setImmediate(() => {
    collect()
    process.stdout.write(`${JSON.stringify({ memory: process.memoryUsage() })}\n`)
  })
})
