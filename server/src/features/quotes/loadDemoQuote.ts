import { quote, quoteCustomer } from '../../../demo/content/quote.js'
import { records } from '../../kernel/records/records.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { canonicalJson, shaOf } from '../../kernel/secrets/canonicalJson.js'
import type { QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import { Customer } from '../customers/Customer.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { openDayBack } from '../demo/daysBack.js'
import { JobChange } from '../jobs/JobChange.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { draftQuote } from './draftQuote.js'
import { Quote } from './Quote.js'
import { sendQuote } from './sendQuote.js'
import { quoteEntity, wholeQuote } from './storedQuote.js'

/** A quote that waits for an answer, sent without a mail on the last day that the shop was open. */
export async function loadDemoQuote(demo: Demo<MailServices>): Promise<void> {
  const { context } = demo
  const { database } = context.services
  const { id } = await database.reader.findOneByOrFail(Customer, { email: quoteCustomer })
  const repair = await database.reader.findOneByOrFail(StatusRepair, { customer: id, status: 'waiting-customer' })
  const draft = await draftQuote(context, 'statusRepair', repair.id)
  await updateRecord(context, quoteEntity, draft.id, quote)
  await sendQuote(context, draft.id, false, null)

  const sentOn = openDayBack(1)
  const sentAt = `${sentOn}T09:10:00.000Z`
  await setAge(demo, StatusRepair, repair.id, repair.createdAt, sentAt)
  await database.write(async (manager) => {
    const sent = await wholeQuote(manager, draft.id)
    const document = canonicalJson({ ...(JSON.parse(sent?.document ?? '') as QuoteDocument), sentOn })
    const times = { createdAt: sentAt, updatedAt: sentAt, sentAt }
    const then = { ...times, document, sha: shaOf(document) }
    await records.updateWhere(manager, Quote, { id: draft.id }, then, unnoticed)
    const [last] = await manager.find(JobChange, {
      where: { entity: 'statusRepair', job: repair.id },
      order: { id: 'DESC' },
      take: 1,
    })
    if (last) await manager.update(JobChange, last.id, { at: sentAt })
  })
}
