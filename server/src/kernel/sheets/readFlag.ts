import type { ReadCell } from './SheetRow.js'

const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x', '✓', '✔', 'aan', 'on'])
const no = new Set(['nee', 'n', 'no', 'false', 'onwaar', '0', '-', 'uit', 'off'])

/** Yes or no as people write it; null where a cell is neither. */
export function readFlag(cell: ReadCell): boolean | null {
  if (typeof cell === 'boolean') return cell
  const word = String(cell).trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
