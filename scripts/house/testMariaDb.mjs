import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'

import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasMariaDb } from '../../soak/machine.mjs'
import { freePort } from './freePort.mjs'
import { findMysqlServer } from './mysqlServer.mjs'

/** Nothing outlives the run, so nothing is flushed to the disk: creating tables is ten times faster. */
const withoutFlushing = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
  '--sync-frm=0',
  '--skip-log-bin',
]

/**
 * Starts a MariaDB on a folder and a port of its own, which ends with this process.
 * @returns {Promise<string | undefined>} its address; undefined where the program is missing or does not start
 */
export async function startTestMariaDb() {
  if (!hasMariaDb) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'))
  const port = await freePort()
  const user = userInfo().uid === 0 ? ['--user=root'] : []
  const data = path.join(folder, 'data')
  const everywhere = ['--no-defaults', ...user, `--datadir=${data}`]
  // At its start a server removes the temporary tables of every other one that shares this folder.
  const env = { ...process.env, TMPDIR: folder }
  try {
    const install = [...everywhere, '--auth-root-authentication-method=normal', '--skip-test-db']
    execFileSync('mariadb-install-db', install, { stdio: 'ignore', env })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const own = [`--port=${port}`, `--socket=${path.join(folder, 'socket')}`, '--bind-address=127.0.0.1']
  const server = spawn(
    'mariadbd',
    [...everywhere, ...own, '--skip-name-resolve', '--innodb-buffer-pool-size=512M', ...withoutFlushing],
    { stdio: 'ignore', env },
  )
  process.once('exit', () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  // The default action of a signal ends this process without its `exit` event.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(1))
  const url = `mysql://root@127.0.0.1:${port}`
  for (let times = 0; times < 200 && server.exitCode === null; times++) {
    if (await findMysqlServer(url)) {
      server.unref()
      return url
    }
    await wait(50)
  }
  return undefined
}
