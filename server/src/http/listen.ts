import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/readSettings.js'
import { SettingError } from '../settings/settingValues.js'

const problems: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop that one or set another PORT',
  EACCES: 'may not be used without more rights: set a PORT above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not an address of this machine',
}

/** Opens the port. @throws SettingError when it cannot be had */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const problem = problems[code]
    if (!problem) throw error
    const isAboutHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
    throw new SettingError(isAboutHost ? 'HOST' : 'PORT', isAboutHost ? `(${host}) ${problem}` : `(${port}) ${problem}`)
  }
}
