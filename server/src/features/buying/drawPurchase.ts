import { dayText } from '../../kernel/i18n/dayText.js'
import { label } from '../../kernel/i18n/labels.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { say } from '../../kernel/i18n/say.js'
import type { BoughtItem } from '../boughtItems/BoughtItem.js'
import { amountIn } from '../invoices/pdf/amounts.js'
import type { DocumentLook } from '../invoices/pdf/DocumentLook.js'
import { Paper } from '../invoices/pdf/Paper.js'
import { PaperFlow } from '../invoices/pdf/PaperFlow.js'
import { divide } from '../invoices/pdf/pairs.js'
import { leading, type PaperStyles, paperStyles } from '../invoices/pdf/paperStyles.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** In points: A4. */
const page = { width: 595.28, height: 841.89, side: 72, top: 64 }
const labelWidth = 150
/** Of a signature of 600 × 200. */
const signature = { width: 240, height: 80, scale: 0.4 }

/** What a proof says of who buys. */
export type Buyer = Pick<ShopSettings, 'name' | 'street' | 'postalCode' | 'city' | 'chamberOfCommerce'>

/** The proof of a purchase as a PDF, tagged: the seller keeps it, and signs it where nothing was drawn. */
export async function drawPurchase(
  item: BoughtItem,
  shop: Buyer,
  look: DocumentLook,
  { timeZone, currency }: { timeZone: string; currency: string },
): Promise<Buffer> {
  const { language } = item
  const words = (key: TextKey) => say(language, { key })
  const styles = paperStyles(look, 10)
  const title = `${words('buying.proof')} ${item.number}`
  const subject = { issuedAt: item.boughtAt, language, seller: { name: shop.name } }
  const { width, height, side, top } = page
  const paper = await Paper.open(subject, look, { width, height }, title)
  const flow = new PaperFlow(paper, { left: side, right: width - side, top, bottom: height - top })
  flow.paragraph(shop.name, styles.shop)
  const town = (postalCode: string | null, city: string | null) => [postalCode, city].filter(Boolean).join(' ')
  const address = [shop.street, town(shop.postalCode, shop.city)].filter(Boolean).join(', ')
  if (address) flow.paragraph(address, styles.soft)
  if (shop.chamberOfCommerce) flow.paragraph(`KvK ${shop.chamberOfCommerce}`, styles.soft)
  flow.y += 18
  flow.paragraph(title, styles.total, { tag: 'H1' })
  const moment = momentIn(item, timeZone)
  part(flow, styles, words('buying.seller'), [
    [named('sellerName'), item.sellerName],
    [words('buying.address'), `${item.sellerAddress}, ${town(item.sellerPostalCode, item.sellerCity)}`],
    [named('identityPaper'), label(`choice.IdentityPaper.${item.identityPaper}`)[language]],
  ])
  part(flow, styles, words('buying.goods'), [
    [named('goods'), item.goods],
    [words('buying.what'), `${item.make} ${item.model}`],
    [named('serialNumber'), item.serialNumber],
    [named('condition'), label(`choice.ProductCondition.${item.condition}`)[language]],
    [named('details'), item.details],
  ])
  const paid = label(`choice.PurchaseMethod.${item.paidBy}`)[language]
  part(flow, styles, words('buying.payment'), [
    [words('buying.price'), `${amountIn(language, currency, item.price)} (${paid})`],
    [named('boughtAt'), moment],
  ])
  divide(flow, styles)
  flow.paragraph(item.signedText, styles.body)
  flow.y += 10
  drawSignature(flow, styles, item, words('buying.signature'))
  return paper.bytes()

  function named(field: keyof BoughtItem): string {
    return label(`boughtItem.${String(field)}`)[language]
  }
}

function momentIn({ boughtAt, language }: BoughtItem, timeZone: string): string {
  const zone = TimeZone.named(timeZone)
  const instant = Date.parse(boughtAt)
  return `${dayText(zone.dayOf(instant), language)} ${zone.timeOf(instant)}`
}

/** A table of what is said by its name; what is not known is left out. */
function part(
  flow: PaperFlow,
  styles: PaperStyles,
  heading: string,
  rows: [name: string, text: string | null][],
): void {
  divide(flow, styles)
  flow.paragraph(heading, styles.strong, { tag: 'H2' })
  const { paper, edges } = flow
  const table = paper.element('Table')
  for (const [name, text] of rows) {
    if (!text) continue
    const lines = text.split('\n').flatMap((each) => paper.text.wrapped(each, flow.width - labelWidth, styles.body))
    flow.reserve(lines.length * leading(styles.body))
    const row = paper.element('TR', table)
    const [top, right] = [flow.y, edges.left + labelWidth]
    paper.tagged('TH', () => flow.line(name, { left: edges.left, right }, top, styles.soft, 'left'), row, {
      scope: 'Row',
    })
    const draw = () => {
      for (const [index, line] of lines.entries()) {
        flow.line(line, { left: right, right: edges.right }, top + index * leading(styles.body), styles.body, 'left')
      }
    }
    paper.tagged('TD', draw, row)
    flow.y = top + lines.length * leading(styles.body)
  }
}

function drawSignature(flow: PaperFlow, styles: PaperStyles, { drawing, signedBy }: BoughtItem, name: string): void {
  const { paper, edges } = flow
  flow.reserve(signature.height + 40)
  flow.paragraph(name, styles.soft)
  const top = flow.y + 4
  const right = edges.left + signature.width
  if (drawing !== null) {
    const draw = () => {
      paper.pdf.save().translate(edges.left, top).scale(signature.scale)
      paper.pdf.path(drawing).lineWidth(4).lineCap('round').stroke('#000000').restore()
    }
    paper.tagged('Figure', draw, undefined, { alt: name, bbox: [edges.left, top, right, top + signature.height] })
  }
  flow.y = top + signature.height
  paper.rule(flow.y, edges.left, right, styles.line, 0.5)
  flow.y += 4
  flow.paragraph(signedBy, styles.body)
}
