/** Loaded into a shop before it starts: on SIGUSR2 it collects garbage and reports the memory in use, as a line of JSON. */
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
