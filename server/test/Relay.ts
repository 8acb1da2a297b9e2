import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A wire to a real server that a test can cut, or keep while nothing comes through it any more. */
export class Relay {
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private isSilent = false
  private isCut = false

  private constructor(
    private readonly host: string,
    private readonly port: number,
  ) {
    this.server = createServer((near) => this.join(near))
  }

  static async to(host: string, port: number): Promise<Relay> {
    const relay = new Relay(host, port)
    relay.server.listen(0, '127.0.0.1')
    await once(relay.server, 'listening')
    return relay
  }

  get ownPort(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** From now on what is sent arrives nowhere, on old connections and new ones, and nothing says so. */
  silence(): void {
    this.isSilent = true
    for (const socket of this.sockets) socket.pause()
  }

  /** From now on no connection holds. */
  cut(): void {
    this.isCut = true
    this.hangUp()
  }

  /** As it was. Connections that were silent are closed: what they should have carried is lost. */
  repair(): void {
    this.isSilent = false
    this.isCut = false
    this.hangUp()
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  async close(): Promise<void> {
    this.server.close()
    this.hangUp()
    await once(this.server, 'close')
  }

  private join(near: Socket): void {
    this.keep(near)
    if (this.isCut) near.destroy()
    if (this.isCut || this.isSilent) return
    const far = connect(this.port, this.host)
    this.keep(far)
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
    if (this.isSilent) socket.pause()
  }
}
