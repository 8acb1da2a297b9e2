/**
 * `npm run check`: every check of the sources that does not run the tests; `npm run check -- entities schema` runs the
 * builds and those with one of these words in their title.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compareWithLastVersion } from './house/apiVersions.mjs'
import { bin } from './house/bin.mjs'
import { unaskedBlocks } from './house/blockFragments.mjs'
import { build } from './house/build.mjs'
import { compareCatalogues } from './house/catalogues.mjs'
import { chooseChecks } from './house/chooseChecks.mjs'
import { cruise } from './house/cruise.mjs'
import { deriveTexts } from './house/derivedTexts.mjs'
import { currentApis, outdatedFiles } from './house/generated.mjs'
import { findMysqlServer, withMysqlDatabase } from './house/mysqlServer.mjs'
import { otherWriters, serverSources } from './house/oneWriter.mjs'
import { prepare } from './house/prepare.mjs'
import { run } from './house/run.mjs'

/** @typedef {{isGood: boolean, said: string}} Verdict */

await prepare([])

const typed = ['server', 'server/test', 'site', 'admin', 'e2e', 'scripts']
/** @type {Array<[string, () => Promise<Verdict>]>} */
const steps = [
  ['builds', builds],
  ...typed.map(
    (folder) =>
      /** @type {[string, () => Promise<Verdict>]} */ ([
        folder === 'scripts' ? 'types of scripts and bench' : `types of ${folder}`,
        () => command(bin('typescript', 'tsc', ['-p', folder, '--noEmit'])),
      ]),
  ),
  [
    'lint and formatting',
    () => command(bin('@biomejs/biome', 'biome', ['ci', '--colors=off', '--max-diagnostics=100', '.'])),
  ],
  ['imports between folders', () => command(cruise())],
  ['one writer of records', oneWriter],
  ['generated files', generatedFiles],
  ['blocks on the site', blocksOfSite],
  ['APIs since the last version', apisSinceLastVersion],
  ['catalogues in both languages', catalogues],
  ['entities complete', entitiesComplete],
  ['schema on SQLite', schemaOnSqlite],
  ['schema on MySQL', schemaOnMysql],
]

/** @type {typeof steps} */
let chosen = []
try {
  chosen = chooseChecks(steps, process.argv.slice(2))
} catch (error) {
  console.error(String(Object(error).message))
  process.exit(1)
}

let failed = 0
for (const [title, check] of chosen) {
  const started = Date.now()
  const { isGood, said } = await check().catch((error) => ({ isGood: false, said: String(error.output ?? error) }))
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${title}${isGood && said !== '' ? `: ${said}` : ''} (${time})`)
  if (isGood) continue
  failed += 1
  console.log(said.trimEnd().replace(/^/gm, '        '))
}
console.log(failed === 0 ? '\nEverything is in order.' : `\n${failed} of ${chosen.length} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * @param {[string, string[]]} commandLine
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Verdict>}
 */
async function command([program, parameters], env = {}) {
  const { code, output } = await run(program, parameters, { env })
  return code === 0 ? { isGood: true, said: '' } : { isGood: false, said: output }
}

/**
 * Types and generated files depend on what the builds write.
 * @returns {Promise<Verdict>}
 */
async function builds() {
  await build(['server', 'site', 'admin'])
  return { isGood: true, said: '' }
}

/** @returns {Promise<Verdict>} */
async function oneWriter() {
  const faults = otherWriters(serverSources())
  return { isGood: faults.length === 0, said: faults.join('\n') }
}

/** @returns {Promise<Verdict>} */
async function generatedFiles() {
  const outdated = await outdatedFiles()
  if (outdated.length === 0) return { isGood: true, said: '' }
  return { isGood: false, said: `${outdated.join('\n')}\n"npm run generate" writes them.` }
}

/** @returns {Promise<Verdict>} */
async function blocksOfSite() {
  const faults = unaskedBlocks()
  return { isGood: faults.length === 0, said: faults.join('\n') }
}

/** @returns {Promise<Verdict>} */
async function apisSinceLastVersion() {
  const { version, faults } = await compareWithLastVersion(await currentApis())
  return faults.length === 0 ? { isGood: true, said: version } : { isGood: false, said: faults.join('\n') }
}

/** @returns {Promise<Verdict>} */
async function catalogues() {
  const { pairs, faults: unlike } = await compareCatalogues()
  const faults = [...unlike, ...(await deriveTexts())]
  return faults.length === 0 ? { isGood: true, said: `${pairs} pairs` } : { isGood: false, said: faults.join('\n') }
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function inScratchFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-check-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Whether every entity has what stands outside its own file: labels, grants, REST names, a demo record.
 * @returns {Promise<Verdict>}
 */
function entitiesComplete() {
  return inScratchFolder((folder) =>
    command([process.execPath, ['server/compiled/src/delivery/composition/printOmissions.js']], {
      DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(folder, 'uploads')}`,
      NODE_ENV: 'test',
      REDIS_URL: undefined,
    }),
  )
}

/** @param {string} databaseUrl */
function schemaDifference(databaseUrl) {
  return command([process.execPath, ['server/compiled/src/delivery/composition/schemaDifference.js']], {
    DATABASE_URL: databaseUrl,
  })
}

/** @returns {Promise<Verdict>} */
function schemaOnSqlite() {
  return inScratchFolder((folder) => schemaDifference(`sqlite:${path.join(folder, 'shop.sqlite')}`))
}

/** @returns {Promise<Verdict>} */
async function schemaOnMysql() {
  const server = await findMysqlServer()
  if (server === undefined) {
    const said = 'NOT CHECKED: no MySQL or MariaDB answers (set TEST_MYSQL_URL=mysql://user:password@host:port)'
    return { isGood: process.env.CI !== 'true', said }
  }
  const verdict = await withMysqlDatabase(server.url, schemaDifference)
  return verdict.isGood ? { ...verdict, said: server.version } : verdict
}
