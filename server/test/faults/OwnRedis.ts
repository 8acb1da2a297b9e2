import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from '../../../scripts/house/freePort.mjs'
import { until } from '../until.js'

/** A Redis on a folder and a port of its own, which may be killed, held up and started again. */
export class OwnRedis {
  private process: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<OwnRedis> {
    const server = new OwnRedis(await mkdtemp(path.join(tmpdir(), 'shop-redis-')), await freePort())
    await server.start()
    return server
  }

  get isRunning(): boolean {
    return this.process !== null
  }

  get address(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const own = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', '']
    const running = spawn('redis-server', own, { stdio: 'ignore' })
    this.process = running
    await until(async () => {
      if (running.exitCode !== null) throw new Error(`Redis ended with ${running.exitCode}`)
      return this.answers()
    })
  }

  /** It answers nobody any more, and closes no connection. */
  holdUp(): void {
    this.process?.kill('SIGSTOP')
  }

  /** After it was held up. */
  goOn(): void {
    this.process?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const { process: running } = this
    this.process = null
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async answers(): Promise<boolean> {
    const connection = new Redis(this.address, { lazyConnect: true, retryStrategy: () => null })
    // Said by the promise as well.
    connection.on('error', () => undefined)
    try {
      await connection.connect()
      return true
    } catch {
      return false
    } finally {
      connection.disconnect()
    }
  }
}
