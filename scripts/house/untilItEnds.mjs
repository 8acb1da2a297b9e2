import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/**
 * Runs a program in the foreground: its output is ours, signals reach it once, its exit code becomes ours.
 *
 * Ctrl-C reaches every process of the terminal's group, and npm passes it on again. The program therefore gets a
 * group of its own and receives signals only from here; a second Ctrl-C after a second is passed on too.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [env] added to that of this process
 */
export function untilItEnds(command, parameters, env = {}) {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  })
  let lastPassedOn = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (Date.now() - lastPassedOn < 1000) return
      lastPassedOn = Date.now()
      child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}
