import { dayText } from '../../kernel/i18n/dayText.js'
import { label } from '../../kernel/i18n/labels.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { type Message, say } from '../../kernel/i18n/say.js'
import type { ClosingDocument } from '../../kernel/shared/closingDocument.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import { amountText, centsOf } from '../../kernel/shared/money.js'
import { amountIn } from '../invoices/pdf/amounts.js'
import type { DocumentLook } from '../invoices/pdf/DocumentLook.js'
import { Paper, type Structure } from '../invoices/pdf/Paper.js'
import { PaperFlow } from '../invoices/pdf/PaperFlow.js'
import { divide, pair } from '../invoices/pdf/pairs.js'
import { type PaperStyles, paperStyles } from '../invoices/pdf/paperStyles.js'
import { TimeZone } from '../shop/hours/TimeZone.js'

/** In points: A4, or a roll of 80 mm that is as long as what is on it. */
const papers = {
  a4: { width: 595.28, height: 841.89, side: 120, top: 56, text: 9.5 },
  roll: { width: 226.77, height: 100_000, side: 14, top: 14, text: 9 },
} as const

export type PaperKind = keyof typeof papers

/** A closing of the till as a PDF, tagged: the same bytes each time. */
export async function drawClosing(
  document: ClosingDocument,
  look: DocumentLook,
  kind: PaperKind,
  timeZone: string,
): Promise<Buffer> {
  const { width, height, side, top, text } = papers[kind]
  const black = { ink: '#000000', softInk: '#000000', line: '#000000', accent: '#000000' }
  const styles = paperStyles(kind === 'roll' ? { ...look, colours: black } : look, text)
  const words = new ClosingWords(document, timeZone)
  const subject = { issuedAt: document.closedAt, language: document.language, seller: document.seller }
  const draw = async (length: number) => {
    const paper = await Paper.open(subject, look, { width, height: length }, words.title)
    const flow = new PaperFlow(paper, { left: side, right: width - side, top, bottom: length - top })
    drawAll(flow, words, styles)
    return { paper, end: flow.y + top }
  }
  const { paper, end } = await draw(height)
  return kind === 'a4' ? paper.bytes() : (await draw(Math.ceil(end))).paper.bytes()
}

class ClosingWords {
  constructor(
    readonly document: ClosingDocument,
    private readonly timeZone: string,
  ) {}

  say(key: TextKey, values?: Message['values']): string {
    return say(this.document.language, values ? { key, values } : { key })
  }

  amount(text: string): string {
    return amountIn(this.document.language, this.document.currency, centsOf(text))
  }

  moment(instant: string): string {
    const day = TimeZone.named(this.timeZone).dayOf(Date.parse(instant))
    const options = { hour: '2-digit', minute: '2-digit', timeZone: this.timeZone } as const
    return `${dayText(day, this.document.language)} ${new Intl.DateTimeFormat('nl', options).format(new Date(instant))}`
  }

  get title(): string {
    return `${this.say('till.closing')} ${this.document.number}`
  }
}

/** Rows of a text and an amount. */
type Rows = [label: string, amount: string, isSum?: boolean][]

function drawAll(flow: PaperFlow, words: ClosingWords, styles: PaperStyles): void {
  const { document } = words
  const { cash, movements, turnover } = document
  flow.paragraph(document.seller.name, { ...styles.shop, size: 15 })
  flow.paragraph(words.title, { ...styles.total, size: 11.5 }, { tag: 'H1' })
  const facts: (string | null)[] = [
    `${words.say('till.closedAt')}: ${words.moment(document.closedAt)}`,
    document.since && `${words.say('till.since')}: ${words.moment(document.since)}`,
    document.closedBy && `${words.say('till.closedBy')}: ${document.closedBy}`,
  ]
  for (const fact of facts) if (fact) flow.paragraph(fact, styles.body)
  const table = (key: TextKey, rows: Rows) => drawTable(flow, words, styles, key, rows)
  table('till.takings', takingsRows(words))
  table('till.cash', [
    [words.say('till.floatBefore'), cash.floatBefore],
    [words.say('till.cashReceived'), cash.received],
    [words.say('till.moved'), cash.moved],
    [words.say('till.expected'), cash.expected, true],
    ...cash.pieces.map(({ value, count }): Rows[number] => [
      words.say('till.pieces', { count, value: words.amount(value) }),
      amountOf(value, count),
    ]),
    [words.say('till.countedSum'), cash.counted, true],
    [words.say('till.difference'), cash.difference, true],
    [words.say('till.takenOut'), cash.takenOut],
    [words.say('till.floatStays'), cash.floatLeft, true],
  ])
  if (cash.reason) flow.paragraph(cash.reason, styles.body)
  if (movements.count > 0) {
    table(
      'till.movements',
      movements.first.map(({ reason, amount }): Rows[number] => [reason, amount]),
    )
    const more = movements.count - movements.first.length
    if (more > 0) flow.paragraph(words.say('till.moreMovements', { count: more }), styles.body)
  }
  table('till.turnover', [
    ...turnover.rates.map(({ treatment, rate, net, vat }): Rows[number] =>
      treatment === 'taxed'
        ? [words.say('till.rate', { rate, amount: words.amount(net) }), vat]
        : [`${words.say('till.untaxed')}: ${label(`choice.VatTreatment.${treatment}`)[document.language]}`, net],
    ),
    [words.say('till.turnoverTotal'), turnover.total, true],
  ])
  drawChain(flow, words, styles)
}

/** The hash of the closing before, and the last document of each series: who rewrites what was issued cannot rewrite this paper. */
function drawChain(flow: PaperFlow, words: ClosingWords, styles: PaperStyles): void {
  heading(flow, words.say('till.chain'), styles)
  for (const { series, year, until, head } of words.document.series) {
    flow.paragraph(series + formatJobNumber(year, until), styles.strong)
    flow.paragraph(head, styles.small)
  }
  if (words.document.former) flow.paragraph(`${words.say('till.sha')}: ${words.document.former}`, styles.small)
}

function takingsRows(words: ClosingWords): Rows {
  const { takings, language } = words.document
  const sum = takings.reduce((total, { total: each }) => total + centsOf(each), 0)
  return [
    ...takings.flatMap(
      ({ method, count, total, givenBack }): Rows => [
        [words.say('till.method', { method: label(`choice.ReceivedBy.${method}`)[language], count }), total],
        ...(centsOf(givenBack) === 0 ? [] : ([[`– ${words.say('till.givenBack')}`, givenBack]] as Rows)),
      ],
    ),
    [words.say('till.takingsTotal'), amountText(sum), true],
  ]
}

function amountOf(value: string, count: number): string {
  return amountText(centsOf(value) * count)
}

function heading(flow: PaperFlow, text: string, styles: PaperStyles): void {
  divide(flow, styles)
  flow.paragraph(text, styles.strong, { tag: 'H2' })
}

function drawTable(flow: PaperFlow, words: ClosingWords, styles: PaperStyles, key: TextKey, rows: Rows): void {
  heading(flow, words.say(key), styles)
  const table: Structure = flow.paper.element('Table')
  for (const [text, amount, isSum] of rows) {
    flow.reserve(20)
    pair(flow, table, text, words.amount(amount), isSum ? styles.strong : styles.body)
  }
}
