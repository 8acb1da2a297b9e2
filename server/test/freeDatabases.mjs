import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Before a run: where the names of databases that await their next test are. */
export default function shareDatabases() {
  process.env.TEST_FREE_DATABASES = mkdtempSync(path.join(tmpdir(), 'shop-free-databases-'))
}
