import type { GraphqlAnswer } from '../../startTestShop.js'
import type { JobShop, Person } from '../jobs/jobShop.js'
import { type Kind, kinds } from '../jobs/kinds.js'

export const repair = kinds[1]

export interface SentQuote {
  id: number
  sha: string
  state: string
  document: string
  decision: string | null
}

export const aLine = { description: 'Werk', quantity: '1', unitPrice: '99.00', vatRate: 21 }

/** What a draft needs before it can be sent. */
export const whole = {
  goods: 'Lenovo ThinkPad',
  defect: 'Het scherm blijft zwart.',
  work: 'Nieuw scherm plaatsen',
  timeNeeded: 'Twee werkdagen',
  lines: [
    aLine,
    { description: 'Schijf 500 GB', quantity: '1', unitPrice: '60', vatRate: 21, alternative: 'Schijf' },
    { description: 'Schijf 1 TB', quantity: '1', unitPrice: '90', vatRate: 21, alternative: 'Schijf' },
    { description: 'Gegevens overzetten', quantity: '0.5', unitPrice: '80', vatRate: 21, isOptional: true },
  ],
}

/** What tests of quotes do, as the shop and as a customer. */
export class QuoteShop {
  constructor(
    readonly shop: JobShop,
    readonly customer: Person,
    readonly kind: Kind = repair,
  ) {}

  async job(record: object = {}): Promise<number> {
    return (await this.shop.addJob(this.kind, { customer: this.customer.id, ...record })).id
  }

  async code(job: number): Promise<string> {
    const { data } = await this.shop.admin.ask<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: ${this.kind.name}, id: ${job}) { nl } }`,
    )
    return data?.jobAddress.nl.split('/').at(-1) ?? ''
  }

  async draft(job: number, record: object = whole): Promise<number> {
    const { data, errors } = await this.shop.admin.ask<{ draftQuote: number }>(
      `mutation { draftQuote(job: ${this.kind.name}, id: ${job}) }`,
    )
    if (!data) throw new Error(JSON.stringify(errors))
    const { errors: refused } = await this.update(data.draftQuote, record)
    if (refused) throw new Error(JSON.stringify(refused))
    return data.draftQuote
  }

  update(id: number, input: object): Promise<GraphqlAnswer> {
    const document = 'mutation ($id: Int!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }'
    return this.shop.admin.ask(document, { id, input })
  }

  send(id: number, isMailed = false): Promise<GraphqlAnswer<{ sendQuote: { state: string } }>> {
    return this.shop.admin.ask(`mutation { sendQuote(id: ${id}, isMailed: ${isMailed}) { state } }`)
  }

  end(id: number, how: string, reason: string): Promise<GraphqlAnswer> {
    return this.shop.admin.ask(
      `mutation ($reason: String!) { endQuote(id: ${id}, how: ${how}, reason: $reason) { state } }`,
      {
        reason,
      },
    )
  }

  /** A job with a quote that was sent. */
  async sent(record: object = whole): Promise<{ job: number; code: string; quote: SentQuote }> {
    const job = await this.job()
    const id = await this.draft(job, record)
    const { errors } = await this.send(id)
    if (errors) throw new Error(JSON.stringify(errors))
    const code = await this.code(job)
    const [quote] = await this.quotes(code)
    if (!quote) throw new Error('The quote is not on the page of the job')
    return { job, code, quote }
  }

  async quotes(code: string): Promise<SentQuote[]> {
    const document = 'query ($code: String!) { trackedJob(code: $code) { quotes { id sha state document decision } } }'
    const { data, errors } = await this.shop.graphql<{ trackedJob: { quotes: SentQuote[] } }>(document, { code })
    if (!data?.trackedJob) throw new Error(JSON.stringify(errors))
    return data.trackedJob.quotes
  }

  decide(code: string, input: object): Promise<GraphqlAnswer<{ decideQuote: { state: string; decision: string } }>> {
    const document =
      'mutation ($code: String!, $input: QuoteDecisionInput!) { decideQuote(code: $code, input: $input) { state decision } }'
    return this.shop.graphql(document, { code, input })
  }

  /** The decision as the page sends it. */
  accepting({ id, sha }: SentQuote, more: object = {}): object {
    return { quote: id, sha, decision: 'accepted', name: 'Anna Jansen', chosen: [1], key: 'k1', ...more }
  }
}
