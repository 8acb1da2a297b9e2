import disposition from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BoughtItem } from '../../features/boughtItems/BoughtItem.js'
import { drawPurchase } from '../../features/buying/drawPurchase.js'
import { purchaseRegister } from '../../features/buying/purchaseRegister.js'
import type { InvoiceFileServices, SentInvoiceFile } from '../../features/invoices/files/InvoiceFiles.js'
import { lookOnPaper } from '../../features/invoices/pdf/lookOnPaper.js'
import { readShop } from '../../features/shop/readShop.js'
import { drawClosing, type PaperKind } from '../../features/till/drawClosing.js'
import { TillClosing } from '../../features/till/TillClosing.js'
import { openInvoice } from '../../features/visitorInvoices/openInvoice.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import type { ClosingDocument } from '../../kernel/shared/closingDocument.js'
import {
  type InvoiceFileForm,
  invoiceAddress,
  invoiceFileNames,
  type Language,
  languages,
  previewPath,
} from '../../kernel/shared/screens.js'
import { requireRole } from './requireRole.js'

type Needed = CoreServices & InvoiceFileServices & MediaServices

/** Drawing one for the first time leaves time to all others. */
const limits = { atOnce: 2, maxWaiting: 100, pause: 1 }

/** On which paper a closing is printed, by the name of the file. */
const closingPapers: Record<string, PaperKind> = { 'a4.pdf': 'a4', 'bon.pdf': 'roll' }

/** What the register of purchases is called, as its address and as a file. */
const registerNames: Record<Language, string> = { nl: 'opkopersregister.csv', en: 'register-of-purchases.csv' }

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
    return sent(reply, file)
  }

  for (const [name, kind] of Object.entries(closingPapers)) {
    app.get<{ Params: { id: string } }>(`${previewPath}/kassa/:id/${name}`, entrance, async (request, reply) => {
      if ((await request.shopContext.services.switches.now()).entities.has('tillClosing')) throw switchedOff()
      const document = await closed(idOf(request.params), services)
      const content = await drawClosing(document, await lookOnPaper(services), kind, services.settings.timeZone)
      return sent(reply, { name: `${document.number}.pdf`, contentType: 'application/pdf', content })
    })
  }

  for (const language of languages) {
    const name = registerNames[language]
    app.get(`${previewPath}/inkoop/${name}`, entrance, async (request, reply) => {
      await assertBuysIn(request)
      const text = await purchaseRegister(services.database.reader, language, services.settings.timeZone)
      return sent(reply, { name, contentType: 'text/csv; charset=utf-8', content: Buffer.from(text) }, 'attachment')
    })
  }

  app.get<{ Params: { id: string } }>(`${previewPath}/inkoop/:id/a4.pdf`, entrance, async (request, reply) => {
    await assertBuysIn(request)
    const item = await purchase(idOf(request.params), services)
    const shop = await readShop(services.database.reader)
    const content = await drawPurchase(item, shop, await lookOnPaper(services), services.settings)
    return sent(reply, { name: `${item.number}.pdf`, contentType: 'application/pdf', content })
  })

  for (const [form, name] of forms) {
    app.get<{ Params: { id: string } }>(`${previewPath}/factuur/:id/${name}`, entrance, async (request, reply) => {
      if ((await request.shopContext.services.switches.now()).entities.has('invoice')) throw switchedOff()
      return send(reply, idOf(request.params), form)
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

/** 0 for what is no id. */
function idOf({ id }: { id: string }): number {
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
}

/** @throws ShopError NOT_FOUND */
async function closed(id: number, { database }: CoreServices): Promise<ClosingDocument> {
  const closing = await database.reader.findOne(TillClosing, { select: { document: true }, where: { id } })
  if (!closing) throw new ShopError('NOT_FOUND')
  return JSON.parse(closing.document) as ClosingDocument
}

async function assertBuysIn({ shopContext }: FastifyRequest): Promise<void> {
  if ((await shopContext.services.switches.now()).entities.has('boughtItem')) throw switchedOff()
}

/** With what was signed. @throws ShopError NOT_FOUND */
async function purchase(id: number, { database }: CoreServices): Promise<BoughtItem> {
  const item = await database.reader
    .createQueryBuilder(BoughtItem, 'item')
    .addSelect(['item.drawing', 'item.signedText'])
    .where('item.id = :id', { id })
    .getOne()
  if (!item) throw new ShopError('NOT_FOUND')
  return item
}

function sent(
  reply: FastifyReply,
  { name, contentType, content }: SentInvoiceFile,
  type: 'inline' | 'attachment' = 'inline',
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(name, { type }),
      'content-type': contentType,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(content)
}
