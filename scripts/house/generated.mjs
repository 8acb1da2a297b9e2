import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { bin } from './bin.mjs'
import { outdatedDrawing, writeImportDrawing } from './importDrawing.mjs'
import { outdatedPaperFonts } from './paperFonts.mjs'
import { inRoot } from './root.mjs'
import { mustRun, run } from './run.mjs'
import { outdatedWords } from './words.mjs'

const schemaFile = inRoot('schema.graphql')

/**
 * The schema as the built server serves it, or with `rest` the description of REST.
 * @param {string[]} parameters
 */
async function currentSchema(...parameters) {
  const { stdout } = await mustRun(
    process.execPath,
    ['server/compiled/src/delivery/programs/printSchema.js', ...parameters],
    {
      env: { LOG_LEVEL: 'silent' },
    },
  )
  return stdout
}

/** Both APIs as the built server describes them. */
export async function currentApis() {
  return { graphql: await currentSchema(), rest: await currentSchema('rest') }
}

/** Writes schema.graphql and everything that is made from it. The server must be built. */
export async function generate() {
  writeFileSync(schemaFile, await currentSchema())
  writeImportDrawing()
  await mustRun(...bin('@graphql-codegen/cli', 'graphql-codegen', ['--config', 'codegen.yml']))
}

/**
 * Compares what is committed with what would be generated now, without touching the files.
 * @returns {Promise<string[]>} one line per file that is out of date
 */
export async function outdatedFiles() {
  const committed = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : ''
  if (committed !== (await currentSchema())) return ['schema.graphql is not what the server serves']
  const others = [...outdatedDrawing(), ...outdatedWords(), ...(await outdatedPaperFonts())]
  if (others.length > 0) return others
  const { code, output } = await run(
    ...bin('@graphql-codegen/cli', 'graphql-codegen', ['--config', 'codegen.yml', '--check']),
  )
  return code === 0 ? [] : codegenFaults(output)
}

/**
 * The errors without the steps that were taken: a line for every error of a document, with its place in front.
 * @param {string} output
 * @returns {string[]}
 */
export function codegenFaults(output) {
  const plain = stripVTControlCharacters(output).replaceAll(`${inRoot()}/`, '')
  const faults = [...plain.matchAll(/^\s*Error \d+: (.+)\n\s+at ([^\s\]]+)/gm)]
  if (faults.length > 0) return faults.map(([, message, place]) => `${place}: ${message}`)
  return [plain.replace(/^[❯✔].*\n/gm, '').trim()]
}
