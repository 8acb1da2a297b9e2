import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {object} Finished
 * @property {number} code 0 when the command succeeded
 * @property {string} output what it wrote to stdout and stderr, in order
 * @property {string} stdout what it wrote to stdout alone
 */

/**
 * Runs a command and captures its output, so that a step that succeeds stays one line.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{env?: Record<string, string | undefined>, cwd?: string}} [options] env is added to that of this process
 * @returns {Promise<Finished>}
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output, stdout }))
  })
}

/**
 * Runs a command that must succeed; otherwise the error carries its output.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{env?: Record<string, string | undefined>, cwd?: string}} [options]
 * @returns {Promise<Finished>}
 */
export async function mustRun(command, parameters, options) {
  const finished = await run(command, parameters, options)
  if (finished.code !== 0) throw new CommandFailed([command, ...parameters].join(' '), finished)
  return finished
}

/** A command of a step that did not succeed; `output` holds its output. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {Finished} finished
   */
  constructor(command, finished) {
    super(`${command} ended with exit code ${finished.code}`)
    this.output = finished.output
  }
}

/**
 * Runs a command with its output on this terminal as it comes.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{env?: Record<string, string | undefined>, cwd?: string}} [options]
 * @returns {Promise<number>} its exit code
 */
export function stream(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * The command line of npm, or of a program that npm installed here, for `run`. Under `npm run` it is the very npm
 * that was called; started by hand it is the one on the path.
 * @param {string[]} parameters
 * @returns {[string, string[]]}
 */
export function npm(parameters) {
  const script = process.env.npm_execpath
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...parameters]]
  return ['npm', parameters]
}
