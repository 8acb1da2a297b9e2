import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { SettingError } from '../../kernel/settings/settingValues.js'

const problems: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop that one or set another PORT',
  EACCES: 'may not be used without more rights: set a PORT above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not an address of this machine',
}

/** @throws SettingError when the port cannot be opened */
export function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const { host, port } = settings
  return withSettingErrors(settings, async () => {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  })
}

/** Checks the port before the slow part of the startup. @throws SettingError when it cannot be opened */
export function tryPort(settings: Settings): Promise<void> {
  const { host, port } = settings
  return withSettingErrors(settings, async () => {
    const server = createServer().listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  })
}

async function withSettingErrors({ host, port }: Settings, open: () => Promise<void>): Promise<void> {
  try {
    await open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const problem = problems[code]
    if (!problem) throw error
    const isAboutHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
    throw new SettingError(isAboutHost ? 'HOST' : 'PORT', isAboutHost ? `(${host}) ${problem}` : `(${port}) ${problem}`)
  }
}
