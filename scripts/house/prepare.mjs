import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { CommandFailed } from './run.mjs'

/**
 * Makes the checkout ready to run: packages installed and these parts built, each only when it is not so already.
 * Stops the process with the output of the failing command.
 * @param {import('./build.mjs').Part[]} parts
 */
export async function prepare(parts) {
  requireNode()
  try {
    await install()
    await build(parts)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.output.trimEnd())
    console.error(error.message)
    process.exit(1)
  }
}
