import { label } from '../../../kernel/i18n/labels.js'
import { type Message, say } from '../../../kernel/i18n/say.js'
import { centsOf, unitsOf } from '../../../kernel/shared/money.js'
import { returnBoxNames, turnoverOf } from '../../../kernel/shared/returnBoxes.js'
import type { Sheet, SheetCell } from '../../../kernel/shared/Sheet.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { receivedBy } from '../../payments/paymentMethods.js'
import type { CollectedJob } from './collectedJobs.js'
import type { QuarterContent } from './quarterContent.js'

const amount = (cents: number): SheetCell => ({ number: unitsOf(cents), decimals: 2 })

/** The tables of a quarter, in the language of the accountant. Amounts are with a point or a comma as the file has it. */
export class QuarterSheets {
  constructor(
    private readonly content: QuarterContent,
    private readonly language: Language,
  ) {}

  /** Turnover and VAT by box of the return, and what is in none; the last line is all of it. */
  vatReturn(): Sheet {
    const { boxes, margin, outside } = this.content.boxes
    const line = (message: Message, turnover: number, vat: number | null = null): SheetCell[] => [
      this.say(message),
      amount(turnover),
      vat === null ? null : amount(vat),
    ]
    const vat = returnBoxNames.reduce((sum, name) => sum + boxes[name].vat, 0)
    const optional = [
      margin.sold !== 0 && line({ key: 'quarter.margin.sold' }, margin.sold),
      margin.turnover !== 0 && line({ key: 'quarter.margin.taxed' }, margin.turnover, margin.vat),
      margin.unknown !== 0 && line({ key: 'quarter.margin.unknown' }, margin.unknown),
      outside.exempt !== 0 && line({ key: 'quarter.exempt' }, outside.exempt),
      outside.smallBusiness !== 0 && line({ key: 'quarter.smallBusiness' }, outside.smallBusiness),
      outside.elsewhere !== 0 && line({ key: 'quarter.elsewhere' }, outside.elsewhere),
    ].filter((row) => row !== false)
    return {
      headings: this.headings({ key: 'quarter.box' }, { key: 'quarter.turnover' }, { key: 'quarter.vat' }),
      rows: [
        ...returnBoxNames.map((name) => line({ key: `quarter.box.${name}` }, boxes[name].turnover, boxes[name].vat)),
        ...optional,
        line({ key: 'quarter.all' }, turnoverOf(this.content.boxes), vat),
      ],
    }
  }

  /** What each issued document has of each treatment and rate. */
  invoices(): Sheet {
    return {
      headings: this.headings(
        ...([{ key: 'quarter.invoice' }, { key: 'quarter.kind' }, { key: 'quarter.issued' }] as const),
        ...([{ key: 'quarter.customer' }, { key: 'quarter.vatNumber' }, { key: 'quarter.treatment' }] as const),
        ...([
          { key: 'quarter.rate' },
          { key: 'quarter.net' },
          { key: 'quarter.vat' },
          { key: 'quarter.total' },
        ] as const),
      ),
      rows: this.content.documents.flatMap(({ document: { number, kind, issuedOn, customer, totals } }) =>
        totals.rates.map(({ treatment, rate, net, vat }) => [
          ...[number, label(`choice.InvoiceKind.${kind}`)[this.language], { day: issuedOn }],
          ...[customer?.company ?? customer?.name ?? null, customer?.vatNumber ?? null],
          ...[label(`choice.VatTreatment.${treatment}`)[this.language], { number: rate }],
          ...[centsOf(net), centsOf(vat), centsOf(net) + centsOf(vat)].map(amount),
        ]),
      ),
    }
  }

  /** What was received and given back, and what it paid. */
  payments(): Sheet {
    return {
      headings: this.headings(
        ...([{ key: 'quarter.payment' }, { key: 'quarter.received' }, { key: 'quarter.paidWith' }] as const),
        ...([{ key: 'quarter.amount' }, { key: 'quarter.rounding' }, { key: 'quarter.paidFor' }] as const),
      ),
      rows: this.content.payments.map(({ id, day, method, amount: cents, rounding, title, shares }) => [
        ...[{ number: id }, { day }, label(`choice.ReceivedBy.${method}`)[this.language]],
        ...[cents, rounding].map(amount),
        shares.map(({ invoice }) => invoice).join(', ') || title,
      ]),
    }
  }

  /** What was bought in of persons, and what was paid of it later: under the margin scheme, so without VAT. */
  purchases(): Sheet {
    return {
      headings: this.headings(
        ...([{ key: 'quarter.purchase' }, { key: 'quarter.kind' }, { key: 'quarter.issued' }] as const),
        ...([{ key: 'quarter.bought' }, { key: 'quarter.paidWith' }, { key: 'quarter.amount' }] as const),
      ),
      rows: this.content.purchases.map(({ number, payout, day, goods, make, model, paidBy, amount: cents }) => [
        ...[number, this.say({ key: payout === null ? 'quarter.purchase' : 'quarter.payout' }), { day }],
        ...[[goods, make, model].join(' '), label(`choice.PurchaseMethod.${paidBy}`)[this.language], amount(cents)],
      ]),
    }
  }

  /** How the till was closed, with what was received by each method. */
  closings(): Sheet {
    const methods = receivedBy.values
    return {
      headings: [
        ...this.headings({ key: 'quarter.closing' }, { key: 'quarter.closedOn' }, { key: 'quarter.takings' }),
        ...methods.map((method) => label(`choice.ReceivedBy.${method}`)[this.language]),
        ...this.headings({ key: 'quarter.turnover' }, { key: 'quarter.vat' }, { key: 'quarter.expected' }),
        ...this.headings({ key: 'quarter.counted' }, { key: 'quarter.difference' }, { key: 'quarter.reason' }),
      ],
      rows: this.content.closings.map(({ number, closedOn, takings, turnover, cash }) => {
        const by = (method: string) => centsOf(takings.find((taken) => taken.method === method)?.total ?? '0')
        const received = methods.map(by)
        return [
          ...[number, { day: closedOn }, ...[received.reduce((sum, cents) => sum + cents, 0), ...received].map(amount)],
          ...[turnover.net, turnover.vat, cash.expected, cash.counted, cash.difference].map((text) =>
            amount(centsOf(text)),
          ),
          cash.reason,
        ]
      }),
    }
  }

  /** Jobs that were collected and never invoiced. */
  jobs(): Sheet {
    const cells = ({ number, day, net, vat, total, paidWith }: CollectedJob): SheetCell[] => [
      ...[number, { day }, ...[net, vat, total].map(amount)],
      paidWith && label(`choice.PaymentMethod.${paidWith}`)[this.language],
    ]
    return {
      headings: this.headings(
        ...([{ key: 'quarter.number' }, { key: 'quarter.day' }, { key: 'quarter.net' }] as const),
        ...([{ key: 'quarter.vat' }, { key: 'quarter.total' }, { key: 'quarter.paidWith' }] as const),
      ),
      rows: this.content.jobs.map(cells),
    }
  }

  private headings(...messages: Message[]): string[] {
    return messages.map((message) => this.say(message))
  }

  private say(message: Message): string {
    return say(this.language, message)
  }
}
