import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/**
 * The command line of a program from node_modules: started with this Node, without a shell, on every system.
 * @param {string} packageName e.g. "typescript"
 * @param {string} program e.g. "tsc"
 * @param {string[]} parameters
 * @returns {[string, string[]]}
 */
export function bin(packageName, program, parameters) {
  const folder = inRoot('node_modules', packageName)
  const { bin: programs } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const script = typeof programs === 'string' ? programs : programs[program]
  return [process.execPath, [path.join(folder, script), ...parameters]]
}
