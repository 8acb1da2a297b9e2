import { connect, type Socket } from 'node:net'

/**
 * Connects to a database server that may stop responding: when the network drops every packet without an error, a
 * connection would wait a quarter of an hour for its answer.
 */
export class IdleTimeout {
  private longestSilence = 0

  /** From now on, connections that wait longer for an answer fail with ETIMEDOUT. @param milliseconds */
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
    // An idle connection waits for no answer.
    socket.on('data', () => socket.setTimeout(0))
    socket.on('timeout', () =>
      socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })),
    )
    return socket
  }
}
