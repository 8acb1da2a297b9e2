import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from '../settings/readSettings.js'

/** JSON lines; on a terminal they are made readable. */
export function createLog({ logLevel }: Settings): FastifyBaseLogger {
  const pretty = process.stdout.isTTY
    ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
    : {}
  return pino({ level: logLevel, ...pretty })
}
