import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * The Redis that the tests may use: the one that TEST_REDIS_URL names, or one on this machine.
 * @returns {Promise<string | undefined>} its address; undefined when none answers
 */
export async function findRedisServer() {
  const address = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port || 6379) })
  socket.setTimeout(2000, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    await once(socket, 'data')
    return address
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}
