import type { EntityManager } from 'typeorm'
import { canonicalJson } from '../../kernel/secrets/canonicalJson.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { amountText } from '../../kernel/shared/money.js'
import { type QuoteDocument, quoteSchema } from '../../kernel/shared/quoteDocument.js'
import { Customer } from '../customers/Customer.js'
import type { Job } from '../jobs/Job.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { readShop } from '../shop/readShop.js'
import { internationalPhone, whatsappAddress } from '../shop/shopFacts.js'
import type { Quote } from './Quote.js'
import { today } from './quoteContent.js'

/** The exact text of a quote as it would be sent now. */
export async function buildDocument(manager: EntityManager, quote: Quote, settings: Settings): Promise<string> {
  const shop = await readShop(manager)
  const customer = await manager.findOneByOrFail(Customer, { id: quote.customer })
  const kind = quote.jobKind as QuoteDocument['job']['kind']
  const job = (await manager.findOneByOrFail(jobTypes[kind], { id: quote.job } as object)) as Job
  const money = (cents: number | null) => (cents === null ? null : amountText(cents))
  const links = shop.socialLinks.map(({ url }) => url)
  const document: QuoteDocument = {
    schema: quoteSchema,
    name: quote.name,
    edition: quote.edition,
    language: quote.language,
    currency: settings.currency,
    repairer: {
      name: shop.name,
      street: shop.street,
      postalCode: shop.postalCode,
      city: shop.city,
      country: shop.country,
      phone: shop.phone && internationalPhone(shop.phone, shop),
      email: shop.email,
      online: [settings.publicUrl, ...(shop.whatsapp ? [whatsappAddress(shop.whatsapp, shop)] : []), ...links],
      chamberOfCommerce: shop.chamberOfCommerce,
      vatNumber: shop.vatNumber,
    },
    customer: customer.name,
    job: { number: job.number, kind },
    goods: quote.goods,
    defect: quote.defect,
    work: quote.work,
    text: quote.text,
    lines: quote.lines.map(({ description, quantity, unitPrice, vatRate, isOptional, alternative }) => ({
      ...{ description, quantity, isOptional, alternative },
      unitPrice: amountText(unitPrice),
      vatRate: String(vatRate),
    })),
    includingVat: quote.includingVat,
    priceMethod: quote.priceMethod,
    priceMaximum: money(quote.priceMaximum),
    diagnosisCost: money(quote.diagnosisCost),
    ...(quote.deposit !== null && { deposit: amountText(quote.deposit) }),
    timeNeeded: quote.timeNeeded,
    replacement:
      quote.replacement === null ? null : { goods: quote.replacement, cost: amountText(quote.replacementCost ?? 0) },
    handOver: quote.handOver,
    services: quote.services.map(({ description, cost }) => ({ description, cost: amountText(cost) })),
    additional: quote.additional,
    sentOn: today(settings),
    validUntil: quote.validUntil,
  }
  return canonicalJson(document)
}
