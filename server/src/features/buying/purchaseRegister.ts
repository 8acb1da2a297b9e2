import type { EntityManager } from 'typeorm'
import { fieldLabels, label } from '../../kernel/i18n/labels.js'
import { unitsOf } from '../../kernel/shared/money.js'
import type { Sheet, SheetCell } from '../../kernel/shared/Sheet.js'
import type { Language } from '../../kernel/shared/screens.js'
import { writeCsv } from '../../kernel/shared/writeCsv.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { TimeZone } from '../shop/hours/TimeZone.js'

/** In the order of the register that the police read (Digitaal Opkopersregister). */
const columns = [
  ...(['boughtAt', 'number', 'goods', 'make', 'model', 'serialNumber', 'condition', 'details', 'price'] as const),
  ...(['paidBy', 'sellerName', 'sellerAddress', 'sellerPostalCode', 'sellerCity', 'identityPaper'] as const),
] as const

const choices: Partial<Record<(typeof columns)[number], string>> = {
  condition: 'ProductCondition',
  paidBy: 'PurchaseMethod',
  identityPaper: 'IdentityPaper',
}

/** Read so many at a time. */
const atOnce = 500

/** All purchases, the oldest first, as CSV. */
export async function purchaseRegister(manager: EntityManager, language: Language, timeZone: string): Promise<string> {
  const rows: SheetCell[][] = []
  for (let skip = 0; ; skip += atOnce) {
    const items = await manager.find(BoughtItem, { order: { boughtAt: 'ASC', id: 'ASC' }, skip, take: atOnce })
    rows.push(...items.map((item) => columns.map((column) => cellOf(item, column, language, timeZone))))
    if (items.length < atOnce) break
  }
  const headings = columns.map((column) => fieldLabels('boughtItem', column)[language])
  return writeCsv({ headings, rows } satisfies Sheet, language)
}

function cellOf(item: BoughtItem, column: (typeof columns)[number], language: Language, timeZone: string): SheetCell {
  const value = item[column]
  if (column === 'price') return { number: unitsOf(item.price), decimals: 2 }
  if (column === 'boughtAt') {
    const zone = TimeZone.named(timeZone)
    const instant = Date.parse(item.boughtAt)
    return `${zone.dayOf(instant)} ${zone.timeOf(instant)}`
  }
  const choice = choices[column]
  return choice ? label(`choice.${choice}.${value}`)[language] : (value as string | null)
}
