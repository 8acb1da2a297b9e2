import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A proxy in front of several instances: every connection goes to the next of them, or to the one after it when nothing
 * listens. Connections cut off halfway are counted.
 */
export class RoundRobin {
  private readonly cut = new Map<number, number>()
  private turn = 0
  private readonly server: Server
  private readonly sockets = new Set<Socket>()

  private constructor(private readonly ports: number[]) {
    this.server = createServer((near) => this.join(near, this.ports.length))
  }

  static async before(...urls: string[]): Promise<RoundRobin> {
    const proxy = new RoundRobin(urls.map(portOf))
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Connections that an instance accepted and closed before its answer was complete. */
  cutBy(url: string): number {
    return this.cut.get(portOf(url)) ?? 0
  }

  /** An instance was restarted on another port. */
  replace(before: string, after: string): void {
    this.ports.splice(this.ports.indexOf(portOf(before)), 1, portOf(after))
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(near: Socket, tries: number): void {
    this.track(near)
    const port = this.ports[this.turn++ % this.ports.length] ?? 0
    const far = connect(port, '127.0.0.1')
    this.track(far)
    let isConnected = false
    let isAnswered = false
    far.once('connect', () => {
      isConnected = true
      near.pipe(far)
      far.pipe(near)
    })
    far.once('data', () => {
      isAnswered = true
    })
    far.once('close', () => {
      if (!isConnected && tries > 1) return this.join(near, tries - 1)
      const isWhole = isAnswered && far.readableEnded
      if (!isWhole && !near.destroyed) this.cut.set(port, (this.cut.get(port) ?? 0) + 1)
      near.destroy()
    })
    near.once('close', () => far.destroy())
  }

  private track(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
