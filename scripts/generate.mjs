/** `npm run generate`: schema.graphql from the server, and from that what the site and the back office need. */
import { codegenFaults, generate } from './house/generated.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'
import { CommandFailed } from './house/run.mjs'

await prepare(['server'])
try {
  await step('Generating from the schema', generate)
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error
  console.error(codegenFaults(error.output).join('\n'))
  process.exitCode = 1
}
