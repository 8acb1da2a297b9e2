import { createRequire } from 'node:module'
import type Sqlite from 'better-sqlite3'

const require = createRequire(import.meta.url)
const [generation] = process.versions.node.split('.').map(Number)

/**
 * The better-sqlite3 of this Node. From 13 on it is one addon for all of them since 22, which ends Node 20 at once; that
 * of 12, for Node 20, ends Node 24 when a statement is collected as garbage.
 */
export const sqlite: typeof Sqlite = require(Number(generation) >= 22 ? 'better-sqlite3-13' : 'better-sqlite3')
