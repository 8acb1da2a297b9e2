import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './root.mjs'

/** The writer itself. */
const writer = ['server/src/kernel/records/records.ts', 'server/src/kernel/records/writeWhere.ts']

/** What writes tables that it does not name, with the reason why none of them can be a managed one, or all of them are. */
const unnamed = {
  'server/src/kernel/secrets/SecretAddresses.ts': 'tables of secret addresses',
  'server/src/kernel/media/MediaLibrary.ts': 'media',
  'server/src/kernel/media/mediaFiles.ts': 'media',
  'server/src/features/jobs/demo/loadDemoJobs.ts': 'the times of what was said of a job',
  'server/src/features/mergedCustomers/mergeCustomers.ts': 'what refers to a customer and is no managed entity',
  'server/src/features/privacy/eraseCustomer.ts': 'history and trash',
  'server/src/kernel/database/emptyTables.ts': 'all rows of tables at once, when a shop begins anew or is restored',
  'server/src/features/backup/insertRow.ts':
    'rows of a backup, as they were; the search index is filled again afterwards',
  'server/src/features/backup/olderBackup.ts': 'a scratch database',
  'server/src/kernel/database/countChanges.ts': 'counters of changes',
  'server/src/kernel/database/MigrationJournal.ts': 'the journal of migrations',
  'server/src/features/ownShop/removeDemo.ts': 'history and trash',
}

const verbs = 'insert|save|update|delete|upsert|increment|decrement|remove|softDelete|softRemove|recover'
const named = new RegExp(
  `(\\w+)?\\??\\s*\\.(?:${verbs}|into|from)(?:<\\w+>)?\\(\\s*(?:\\w+\\.create\\(\\s*)?([A-Z]\\w+)\\b`,
  'g',
)
const nameless = new RegExp(
  `\\bmanager\\s*\\.(?:${verbs})(?:<\\w+>)?\\((?!\\s*(?:manager\\.create\\(\\s*)?(?!Object\\b)[A-Z])|\\.query\\(\\s*['"\`]\\s*(?:INSERT[^'"\`]*INTO|UPDATE|DELETE FROM) \\$`,
  'g',
)

/**
 * Where the sources of the server write a managed table themselves in place of `records`.
 * @param {Map<string, string>} sources texts by their paths
 * @returns {string[]}
 */
export function otherWriters(sources) {
  const managed = new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/@Managed\([\s\S]*?\nexport (?:abstract )?class (\w+)/g)].map(([, name]) => name),
    ),
  )
  return [...sources].flatMap(([file, text]) => {
    if (writer.includes(file) || file.includes('/migrations/')) return []
    const faults = [...text.matchAll(named)]
      .filter(([, receiver, type]) => receiver !== 'records' && managed.has(type))
      .map(({ index, 2: type }) => `${place(file, text, index)}: writes ${type}, which \`records\` does`)
    if (file in unnamed) return faults
    const others = [...text.matchAll(nameless)].map(
      ({ index }) => `${place(file, text, index)}: writes a table that it does not name`,
    )
    return [...faults, ...others]
  })
}

/**
 * @param {string} file
 * @param {string} text
 * @param {number} index
 */
function place(file, text, index) {
  return `${file}:${text.slice(0, index).split('\n').length}`
}

/** The sources of the server. */
export function serverSources() {
  const files = readdirSync(inRoot('server/src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [path.relative(inRoot(), file), readFileSync(file, 'utf8')]))
}

/** The files that may write what they do not name. */
export const unnamedWriters = Object.keys(unnamed)
