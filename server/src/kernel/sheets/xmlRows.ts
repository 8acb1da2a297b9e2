import { setImmediate } from 'node:timers/promises'
import { UnreadableSheet } from './SheetRow.js'

/** Rows that are read before others have a turn. */
const rowsAtOnce = 50
/** Characters of a row, and of a tag that stands for an empty one. */
const longestRow = 16_000_000
const longestTag = 2000

/**
 * The text of a sheet row by row, each with what stands before it since the last one; at last what follows the last row.
 * @param end what ends a row
 * @throws UnreadableSheet for a row that is longer than any could be
 */
export async function* xmlRows(
  pieces: AsyncIterable<string>,
  end: RegExp,
): AsyncGenerator<{ xml: string; isRow: boolean }> {
  const rowEnd = new RegExp(end, 'g')
  let text = ''
  let looked = 0
  let read = 0
  for await (const piece of pieces) {
    text += piece
    let done = 0
    rowEnd.lastIndex = Math.max(0, looked - longestTag)
    for (let found = rowEnd.exec(text); found; found = rowEnd.exec(text)) {
      const xml = text.slice(done, rowEnd.lastIndex)
      done = rowEnd.lastIndex
      yield { xml, isRow: true }
      read++
      if (read % rowsAtOnce === 0) await setImmediate()
      rowEnd.lastIndex = done
    }
    text = text.slice(done)
    looked = text.length
    if (looked > longestRow) throw new UnreadableSheet('tooLarge')
  }
  yield { xml: text, isRow: false }
}
