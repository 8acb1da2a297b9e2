import { updateRecord } from '../../kernel/records/updateRecord.js'
import type { QuoteDocument } from '../../kernel/shared/quoteDocument.js'
import { Customer } from '../customers/Customer.js'
import { JobChange } from '../jobs/JobChange.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { canonicalJson, shaOf } from '../quotes/canonicalJson.js'
import { draftQuote } from '../quotes/draftQuote.js'
import { Quote } from '../quotes/Quote.js'
import { sendQuote } from '../quotes/sendQuote.js'
import { quoteEntity, wholeQuote } from '../quotes/storedQuote.js'
import { type Demo, setAge } from './Demo.js'
import { openDayBack } from './daysBack.js'

/** Whose repair waits for an answer to a quote. */
const customer = 'klant@example.com'

/** Of the repair whose timeline names the price. In cents. */
const content = {
  work: 'Nieuwe schermkap en beeldkabel plaatsen, het scharnier terugzetten en alles testen.',
  text: 'Het onderzoek betaal je niet als we de reparatie doen. De onderdelen zijn er twee werkdagen na je akkoord.',
  lines: [
    { description: 'Schermkap Acer Aspire 15', quantity: '1', unitPrice: 4400, vatRate: 21 },
    { description: 'Beeldkabel 30 pins', quantity: '1', unitPrice: 2100, vatRate: 21 },
    { description: 'Werk en testen', quantity: '1', unitPrice: 6400, vatRate: 21 },
    { description: 'Ventilator schoonmaken', quantity: '1', unitPrice: 1950, vatRate: 21, isOptional: true },
  ],
  diagnosisCost: 3500,
  timeNeeded: 'Drie werkdagen na je akkoord',
  services: [{ description: 'Thuisbrengen binnen 10 kilometer', cost: 1500 }],
}

/** A quote that waits for an answer, sent without a mail on the last day that the shop was open. */
export async function loadQuote(demo: Demo): Promise<void> {
  const { context } = demo
  const { database } = context.services
  const { id } = await database.reader.findOneByOrFail(Customer, { email: customer })
  const repair = await database.reader.findOneByOrFail(StatusRepair, { customer: id, status: 'waiting-customer' })
  const quote = await draftQuote(context, 'statusRepair', repair.id)
  await updateRecord(context, quoteEntity, quote.id, content)
  await sendQuote(context, quote.id, false, null)

  const sentOn = openDayBack(1)
  const sentAt = `${sentOn}T09:10:00.000Z`
  await setAge(demo, StatusRepair, repair.id, repair.createdAt, sentAt)
  await database.write(async (manager) => {
    const sent = await wholeQuote(manager, quote.id)
    const document = canonicalJson({ ...(JSON.parse(sent?.document ?? '') as QuoteDocument), sentOn })
    const times = { createdAt: sentAt, updatedAt: sentAt, sentAt }
    await manager.update(Quote, quote.id, { ...times, document, sha: shaOf(document) })
    const [last] = await manager.find(JobChange, {
      where: { entity: 'statusRepair', job: repair.id },
      order: { id: 'DESC' },
      take: 1,
    })
    if (last) await manager.update(JobChange, last.id, { at: sentAt })
  })
}
