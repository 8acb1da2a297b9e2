import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, whatever folder a command is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * A path inside the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return path.join(root, ...parts)
}
