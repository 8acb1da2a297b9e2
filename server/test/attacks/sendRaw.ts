import { connect } from 'node:net'
import { type Reply, replyOf } from './Attacker.js'

const maxMilliseconds = 10_000

/**
 * Writes bytes to the socket of a server, without the checks of a client library, and answers what came back
 * until the server closed or fell silent.
 */
export function sendRaw(url: string, bytes: string | Buffer): Promise<Reply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname)
    socket.setTimeout(maxMilliseconds, () => socket.destroy())
    socket.on('data', (part) => parts.push(part))
    // A client refused in the middle of a body is disconnected while still writing.
    socket.on('error', (error) => (parts.length > 0 ? undefined : reject(error)))
    socket.on('close', () => resolve(firstAnswer(Buffer.concat(parts).toString('latin1'))))
    socket.write(bytes)
  })
}

/** The first answer, with all that follows it as its text. */
function firstAnswer(text: string): Reply {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    if (name) headers.append(name, value ?? '')
  }
  return replyOf(Number(start.split(' ')[1] ?? 0), headers, rest.join('\r\n\r\n'))
}
