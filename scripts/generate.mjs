/**
 * `npm run generate`: schema.graphql from the server, and from that what the site and the back office need. With `release`
 * the APIs are recorded as those of the version in package.json, with which later ones are compared.
 */
import { readFileSync } from 'node:fs'
import { recordVersion } from './house/apiVersions.mjs'
import { deriveTexts } from './house/derivedTexts.mjs'
import { codegenFaults, currentApis, generate } from './house/generated.mjs'
import { writePaperFonts } from './house/paperFonts.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'
import { inRoot } from './house/root.mjs'
import { CommandFailed } from './house/run.mjs'
import { writeJoinedWords } from './house/words.mjs'

await prepare(['server'])
try {
  await deriveTexts({ write: true })
  writeJoinedWords()
  await writePaperFonts()
  await step('Generating from the schema', generate)
  if (process.argv.includes('release')) {
    const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
    recordVersion(version, await currentApis())
  }
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error
  console.error(codegenFaults(error.output).join('\n'))
  process.exitCode = 1
}
