import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin } from './bin.mjs'
import { inRoot } from './root.mjs'
import { mustRun, run } from './run.mjs'

const folder = 'server/src/kernel/database/migrations'
const registry = `${folder}/registry.ts`

/**
 * Writes the migration that is missing from what the entities describe, and registers it. The server must be built.
 * @param {string | undefined} given what it is called, such as WarrantyMonths
 * @returns {Promise<string>} the result in a sentence
 */
export async function newMigration(given) {
  const files = readdirSync(inRoot(folder))
  const name = nextMigration(given, files)
  const { code, output, stdout } = await printMigration(name.className)
  if (code !== 0) throw new Error(output.trim())
  const file = `${folder}/${name.file}.ts`
  writeFileSync(inRoot(file), stdout)
  writeFileSync(inRoot(registry), withMigration(readFileSync(inRoot(registry), 'utf8'), name))
  await mustRun(...bin('@biomejs/biome', 'biome', ['check', '--write', file, registry]))
  return `${file} is written and registered. Say above its class what it is for.`
}

/**
 * @param {string | undefined} given
 * @param {string[]} files the existing ones
 * @returns {{className: string, file: string}}
 */
export function nextMigration(given, files) {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(given ?? '')) {
    throw new Error(
      `A migration is called by one word of letters and digits, such as WarrantyMonths; not ${given ?? 'nothing'}.`,
    )
  }
  const [, first = '', rest = ''] = /^(.)(.*)$/.exec(String(given)) ?? []
  const title = first.toUpperCase() + rest
  const numbered = files.map((file) => /^(\d+)-(\w+)\.ts$/.exec(file)).filter((found) => found !== null)
  if (numbered.some(([, , known]) => known === title)) throw new Error(`There is a migration ${title} already.`)
  const number = Math.max(...numbered.map(([, taken]) => Number(taken))) + 1
  return { className: title + number, file: `${number}-${title}` }
}

/**
 * The registry with one more migration, which is its last.
 * @param {string} source
 * @param {{className: string, file: string}} migration
 */
export function withMigration(source, { className, file }) {
  const lastImport = source.lastIndexOf('\nimport ')
  const endOfImports = source.indexOf('\n', lastImport + 1) + 1
  const imported = `import { ${className} } from './${file}.js'\n`
  const list = source.slice(endOfImports).replace(/\n\]\n$/, `\n  ${className},\n]\n`)
  return source.slice(0, endOfImports) + imported + list
}

/** @param {string} className */
async function printMigration(className) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'shop-migration-'))
  try {
    return await run(process.execPath, ['server/compiled/src/delivery/composition/printMigration.js', className], {
      env: { DATABASE_URL: `sqlite:${path.join(scratch, 'shop.sqlite')}` },
    })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
