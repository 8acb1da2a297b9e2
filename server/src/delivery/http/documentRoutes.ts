import disposition from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentsOf } from '../../features/invoices/buildInvoiceDocument.js'
import { drawInvoice } from '../../features/invoices/pdf/drawInvoice.js'
import { drawReceipt } from '../../features/invoices/pdf/drawReceipt.js'
import { canBeUbl } from '../../features/invoices/ubl/ublObstacles.js'
import { writeUbl } from '../../features/invoices/ubl/writeUbl.js'
import { readShop } from '../../features/shop/readShop.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { previewPath } from '../../kernel/shared/screens.js'
import { requireRole } from './requireRole.js'

type Needed = CoreServices & MediaServices
type Asked = FastifyRequest<{ Params: { id: string } }>

/** What was issued, as files for the shop: a PDF on A4 or on a roll of 80 mm, and UBL for who reads it by program. */
export async function documentRoutes(app: FastifyInstance, { api }: { api: ShopApi<Needed> }): Promise<void> {
  const entrance = { preHandler: requireRole('cms-admin') }
  const { services } = api
  const address = `${previewPath}/factuur/:id`

  app.get<{ Params: { id: string } }>(`${address}/a4.pdf`, entrance, async (request, reply) => {
    const document = await issued(request, services)
    const { paymentCode } = await readShop(services.database.reader)
    const content = await drawInvoice(document, await lookOf(services), { qr: paymentCode })
    return sent(reply, `${document.number}.pdf`, 'application/pdf', content)
  })

  app.get<{ Params: { id: string } }>(`${address}/bon.pdf`, entrance, async (request, reply) => {
    const document = await issued(request, services)
    const { paymentCode } = await readShop(services.database.reader)
    const content = await drawReceipt(document, await lookOf(services), { qr: paymentCode })
    return sent(reply, `${document.number}.pdf`, 'application/pdf', content)
  })

  app.get<{ Params: { id: string } }>(`${address}/ubl.xml`, entrance, async (request, reply) => {
    const document = await issued(request, services)
    if (!canBeUbl(document)) throw new ShopError('NOT_FOUND')
    return sent(reply, `${document.number}.xml`, 'application/xml; charset=utf-8', writeUbl(document))
  })
}

/** @throws ShopError NOT_FOUND for what was not issued, or is not kept any more */
async function issued({ params, shopContext }: Asked, { database }: CoreServices): Promise<InvoiceDocument> {
  if ((await shopContext.services.switches.now()).entities.has('invoice')) throw switchedOff()
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : 0
  const bytes = (await documentsOf(database.reader, [id])).get(id)
  if (bytes === undefined) throw new ShopError('NOT_FOUND')
  return JSON.parse(bytes) as InvoiceDocument
}

async function lookOf({ look, media }: Needed): Promise<Parameters<typeof drawInvoice>[1]> {
  const shown = await look.current()
  const { headingFace, logo } = shown.look
  const { ink, softInk, line, accent } = shown.palette.print
  const image = logo === null ? null : await media.read(logo)
  return { headingFace, logo: image?.content ?? null, colours: { ink, softInk, line, accent } }
}

function sent(reply: FastifyReply, name: string, type: string, content: Buffer | string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(name, { type: 'inline' }),
      'content-type': type,
    })
    .send(content)
}
