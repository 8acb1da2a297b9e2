import { connect, type Socket } from 'node:net'

/**
 * Connects to a database server that may go silent: a network that drops everything tells nobody, and a connection would
 * wait for its answer for a quarter of an hour.
 */
export class IdleTimeout {
  private longestSilence = 0

  /** From now on, connections on which an answer is due for so long break with ETIMEDOUT. @param milliseconds */
  answersWithin(milliseconds: number): void {
    this.longestSilence = milliseconds
  }

  connect(host: string, port: number): Socket {
    const socket = connect(port, host)
    socket.setNoDelay(true)
    socket.setKeepAlive(true)
    const write = socket.write.bind(socket) as (...parameters: unknown[]) => boolean
    socket.write = (...parameters: unknown[]) => {
      socket.setTimeout(this.longestSilence)
      return write(...parameters)
    }
    // Nothing is due on a connection that is not in use.
    socket.on('data', () => socket.setTimeout(0))
    socket.on('timeout', () =>
      socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })),
    )
    return socket
  }
}
