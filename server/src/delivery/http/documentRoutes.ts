import disposition from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InvoiceFileServices } from '../../features/invoices/files/InvoiceFiles.js'
import { openInvoice } from '../../features/visitorInvoices/openInvoice.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import {
  type InvoiceFileForm,
  invoiceAddress,
  invoiceFileNames,
  languages,
  previewPath,
} from '../../kernel/shared/screens.js'
import { requireRole } from './requireRole.js'

type Needed = CoreServices & InvoiceFileServices

/** Drawing one for the first time leaves time to all others. */
const limits = { atOnce: 2, maxWaiting: 100, pause: 1 }

const forms = Object.entries(invoiceFileNames) as [InvoiceFileForm, string][]

/**
 * What was issued, as files: a PDF on A4 or on a roll of 80 mm, and UBL for who reads it by program. The shop has them by
 * number, anyone who holds the secret address of an invoice below that.
 */
export async function documentRoutes(app: FastifyInstance, { api }: { api: ShopApi<Needed> }): Promise<void> {
  const entrance = { preHandler: requireRole('cms-admin') }
  const { services } = api
  const semaphore = new FairSemaphore(limits)

  const send = async (reply: FastifyReply, id: number, form: InvoiceFileForm) => {
    const file = await services.invoiceFiles.read(id, form)
    if (!file) throw new ShopError('NOT_FOUND')
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': disposition(file.name, { type: 'inline' }),
        'content-type': file.contentType,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(file.content)
  }

  for (const [form, name] of forms) {
    app.get<{ Params: { id: string } }>(`${previewPath}/factuur/:id/${name}`, entrance, async (request, reply) => {
      const { id } = request.params
      if ((await request.shopContext.services.switches.now()).entities.has('invoice')) throw switchedOff()
      return send(reply, /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0, form)
    })
    for (const language of languages) {
      const address = `${invoiceAddress(language, ':code')}/${name}`
      app.get(address, async (request: FastifyRequest, reply) => {
        await request.call.begin()
        const { code } = request.params as { code: string }
        const { id } = await openInvoice({ services, caller: request.shopContext.caller }, code)
        return request.call.inTurn(semaphore, () => send(reply, id, form))
      })
    }
  }
}
