import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bin } from './bin.mjs'
import { inRoot } from './root.mjs'
import { mustRun, run } from './run.mjs'

const schemaFile = inRoot('schema.graphql')

/** The schema as the built server serves it. */
async function currentSchema() {
  const { stdout } = await mustRun(process.execPath, ['server/dist/printSchema.js'], { env: { LOG_LEVEL: 'silent' } })
  return stdout
}

/** Writes schema.graphql and everything that is made from it. The server must be built. */
export async function generate() {
  writeFileSync(schemaFile, await currentSchema())
  await mustRun(...bin('@graphql-codegen/cli', 'graphql-codegen', ['--config', 'codegen.yml']))
}

/**
 * Compares what is committed with what would be generated now, without touching the files.
 * @returns {Promise<string[]>} one line per file that is out of date
 */
export async function outdatedFiles() {
  const committed = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : ''
  if (committed !== (await currentSchema())) return ['schema.graphql is not what the server serves']
  const { code, output } = await run(
    ...bin('@graphql-codegen/cli', 'graphql-codegen', ['--config', 'codegen.yml', '--check']),
  )
  return code === 0 ? [] : [output.replace(/^[❯✔].*\n/gm, '').trim()]
}
