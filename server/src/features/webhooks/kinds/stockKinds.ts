import type { Values } from '../../../kernel/context/Row.js'
import { fieldOf } from '../../../kernel/fields/FieldDescription.js'
import { lastItems } from '../../stock/stockLevels.js'
import type { EventKind } from './EventKind.js'

/** What lies there of a product. */
export const stockKinds = {
  'stock-low': stock((was, is) => was > lastItems && is <= lastItems),
  'stock.changed': stock((was, is) => was !== is),
} satisfies Record<string, EventKind>

/** @param happens by how many there were and are */
function stock(happens: (was: number, is: number) => boolean): EventKind {
  return {
    isOf: ({ type }) => fieldOf(type, 'stock') !== undefined,
    tells: ({ before, after }): Values | null =>
      before && after && happens(Number(before.stock), Number(after.stock)) ? { stock: Number(after.stock) } : null,
  }
}
