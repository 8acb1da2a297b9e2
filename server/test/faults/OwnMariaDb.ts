import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { freePort } from '../../../scripts/house/freePort.mjs'

const everywhere = ['--no-defaults', '--user=root']
/** Not the settings of production: these make it start quickly. */
const small = ['--innodb-buffer-pool-size=32M', '--innodb-log-file-size=16M', '--skip-name-resolve']

/** A database server on a folder and a port of its own, which may be killed. */
export class OwnMariaDb {
  private process: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly hasBinaryLog: boolean,
  ) {}

  private get data(): string {
    return path.join(this.folder, 'data')
  }

  /** At its start a server removes the temporary tables of every other one that shares this folder. */
  private get env(): NodeJS.ProcessEnv {
    return { ...process.env, TMPDIR: this.folder }
  }

  static async install({ hasBinaryLog = false } = {}): Promise<OwnMariaDb> {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-mariadb-'))
    const server = new OwnMariaDb(folder, await freePort(), hasBinaryLog)
    execFileSync(
      'mariadb-install-db',
      [...everywhere, `--datadir=${server.data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { stdio: 'ignore', env: server.env },
    )
    await server.start()
    // The shop is no superuser: those may write to a read-only database.
    await server.run('CREATE DATABASE shop')
    await server.run("CREATE USER shop@'127.0.0.1' IDENTIFIED BY 'secret'")
    await server.run("GRANT ALL ON shop.* TO shop@'127.0.0.1'")
    return server
  }

  addressOver(port = this.port): string {
    return `mysql://shop:secret@127.0.0.1:${port}/shop`
  }

  async start(): Promise<void> {
    const { folder, data, port, env } = this
    const socket = path.join(folder, 'own.sock')
    const own = [`--datadir=${data}`, `--port=${port}`, `--socket=${socket}`, '--bind-address=127.0.0.1']
    own.push(this.hasBinaryLog ? `--log-bin=${path.join(folder, 'log')}` : '--skip-log-bin')
    this.process = spawn('mariadbd', [...everywhere, ...own, ...small], { stdio: 'ignore', env })
    for (let times = 0; times < 1200; times++) {
      if (this.process.exitCode !== null) throw new Error(`MariaDB ended with ${this.process.exitCode}`)
      const isReady = await this.run('SELECT 1').then(
        () => true,
        () => false,
      )
      if (isReady) return
      await wait(50)
    }
    throw new Error('MariaDB does not answer')
  }

  async run(statement: string): Promise<void> {
    const connection = await createConnection({ host: '127.0.0.1', port: this.port, user: 'root' })
    await connection.query(statement).finally(() => connection.end())
  }

  async kill(): Promise<void> {
    const { process: running } = this
    this.process = null
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true })
  }
}
