import disposition from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { BackupServices } from './Backups.js'
import { openPermitted } from './backupPermits.js'

/** Where a permitted backup is downloaded from, by the token of the permit. */
const downloadPath = '/api/backup-download'

export function downloadAddress(token: string): string {
  return `${downloadPath}/${token}`
}

/** Sends a backup to the account that has just proved its password. It is read as the client takes it. */
export async function backupRoute(
  app: FastifyInstance,
  { services }: { services: BackupServices & CoreServices },
): Promise<void> {
  app.get<{ Params: { token: string } }>(
    `${downloadPath}/:token`,
    // To look whether it is there must not use up the permit.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const context = { ...request.shopContext, services }
      const { name, stored } = await openPermitted(context, request.params.token)
      const content = await stored.read()
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': disposition(name, { type: 'attachment' }),
          'content-length': stored.size,
          'content-type': 'application/octet-stream',
        })
        .send(content)
    },
  )
}
