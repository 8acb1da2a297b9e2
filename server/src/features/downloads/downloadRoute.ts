import type { FastifyInstance } from 'fastify'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import type { Downloads } from './Downloads.js'
import { openDownloadFile } from './openFile.js'
import { sendFile } from './sendFile.js'

/** Under `/api/`. It returns bytes, which a GraphQL operation cannot. */
export const downloadPath = 'accountant-download/{id}/files/{file}'

/** Sends the files of downloads to callers who may read them. */
export function addDownloadRoute(app: FastifyInstance, downloads: Downloads): void {
  app.route<{ Params: { id: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/accountant-download/:id/files/:file',
    handler: async (request, reply) => {
      const { entities } = await request.shopContext.services.switches.now()
      if (entities.has('accountantDownload')) throw switchedOff()
      const { id, file } = request.params
      const opened = await openDownloadFile(request.shopContext, downloads, idOf(id), idOf(file))
      return sendFile(request, reply, opened)
    },
  })
}

/** @throws ShopError BAD_REQUEST */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new ShopError('BAD_REQUEST')
  return Number(text)
}
