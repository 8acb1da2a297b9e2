import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * The processor time a process has used so far, over all its threads, in microseconds: exact on Linux, in hundredths of
 * a second elsewhere. Unlike time on the clock it hardly depends on what else the machine is doing.
 * @param {number} pid
 */
export function processorTime(pid) {
  if (process.platform === 'linux') return threadsTime(pid)
  const clock = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  const seconds = clock.split(/[:-]/).reduce((total, part) => total * 60 + Number(part), 0)
  return seconds * 1_000_000
}

/** @param {number} pid */
function threadsTime(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((total, time) => total + time, 0) / 1000
}
