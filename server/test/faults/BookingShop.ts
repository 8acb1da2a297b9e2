import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { TestDatabase } from '../testDatabases.js'

/** A shop in a process of its own that books payments and can be killed while it does, see `paymentBooker.ts`. */
export class BookingShop {
  private readonly said: string[] = []
  private readonly waiting: { prefix: string; resolve(line: string): void; reject(error: Error): void }[] = []
  private readonly ended: Promise<unknown>
  url = ''

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.ended = once(child, 'exit')
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.said.push(line)
      this.answer()
    })
    child.stderr.pipe(process.stderr)
    child.once('exit', () => {
      for (const { reject } of this.waiting.splice(0)) reject(new Error('the shop has ended'))
    })
    // It is killed with its question on the way.
    child.stdin.on('error', () => undefined)
  }

  /**
   * Loads the program, which waits to be started.
   * @param endpoint of what stands in for the provider
   */
  static load(program: string, { address, folder }: TestDatabase, endpoint: string): BookingShop {
    const child = spawn(process.execPath, [program, JSON.stringify({ address, folder }), endpoint], {
      // The client trusts the public authorities alone.
      env: { ...process.env, NODE_OPTIONS: '', NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' },
    })
    return new BookingShop(child)
  }

  async start(): Promise<void> {
    await this.ask('', 'ready')
    this.url = (await this.ask('start', 'at ')).slice('at '.length)
  }

  /**
   * Asks the provider about what is due in so many minutes.
   * @returns whether it lived to the end of it
   */
  async look(minutes: number): Promise<boolean> {
    return this.ask(`look ${minutes}`, 'looked').then(
      () => true,
      () => false,
    )
  }

  /** Kills it before it has sent so many statements from here on; it only counts them where none is said. */
  arm(killAt?: number): Promise<unknown> {
    return this.ask(killAt === undefined ? 'kill' : `kill ${killAt}`, 'armed')
  }

  async count(): Promise<number> {
    return Number((await this.ask('count', 'counted ')).slice('counted '.length))
  }

  /** Where it has not ended yet. */
  async kill(): Promise<void> {
    if (!this.isRunning) return
    this.child.kill('SIGKILL')
    await this.ended
  }

  private get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  private ask(command: string, prefix: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (!this.isRunning) {
        reject(new Error('the shop has ended'))
        return
      }
      this.waiting.push({ prefix, resolve, reject })
      if (command !== '') this.child.stdin.write(`${command}\n`)
      this.answer()
    })
  }

  private answer(): void {
    for (const wait of [...this.waiting]) {
      const index = this.said.findIndex((line) => line.startsWith(wait.prefix))
      if (index < 0) continue
      this.waiting.splice(this.waiting.indexOf(wait), 1)
      wait.resolve(this.said.splice(index, 1)[0] ?? '')
    }
  }
}
