import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy to a real server, which a test can disconnect or silence. */
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

  /** Drops everything sent over existing and new connections without closing them. */
  silence(): void {
    this.isSilent = true
    for (const socket of this.sockets) socket.pause()
  }

  /** Closes existing connections and refuses new ones. */
  cut(): void {
    this.isCut = true
    this.hangUp()
  }

  /** Works again. Silenced connections are closed, since their data is lost. */
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
    this.track(near)
    if (this.isCut) near.destroy()
    if (this.isCut || this.isSilent) return
    const far = connect(this.port, this.host)
    this.track(far)
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }

  private track(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.sockets.delete(socket))
    if (this.isSilent) socket.pause()
  }
}
