import type { ReadCell } from './SheetRow.js'

/** A cell as text: whole numbers in all their digits. */
export function plainText(cell: ReadCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  if (typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'string') return cell
  return 'day' in cell ? cell.day : 'clock' in cell ? cell.clock.replace('T', ' ') : cell.failed
}
