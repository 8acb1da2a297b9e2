/**
 * Loaded into a shop before it starts: on SIGUSR2 it says, since the time before, what the most work was that it did between two turns
 * of a timer, in milliseconds of the processor. Of its own thread alone, so that neither what else the machine does nor threads
 * that collect garbage count; where the system does not tell of threads, of the process.
 */
import { readFileSync } from 'node:fs'

/** Nanoseconds of the processor. */
function ownTime() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0])
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) * 1000
  }
}

let longest = 0
let before = ownTime()
setInterval(() => {
  const now = ownTime()
  longest = Math.max(longest, (now - before) / 1e6)
  before = now
}, 5).unref()

process.on('SIGUSR2', () => {
  process.stdout.write(`longest ${longest.toFixed(1)}\n`)
  longest = 0
})
