import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port of the loopback address that is free at this moment, and stays so until a server listens there: below 32768,
 * where Linux begins to hand out ports to programs that ask for any, and above those of common services.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error
    return freePort()
  }
  await once(probe.close(), 'close')
  return port
}
