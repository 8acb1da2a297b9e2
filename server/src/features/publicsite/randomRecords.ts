import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { RowQuery } from '../../kernel/database/RowReader.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { maxRandom } from '../../kernel/shared/maxRandom.js'
import type { Language } from '../../kernel/shared/screens.js'
import { inOrder } from './inOrder.js'
import { publicRows } from './publicReads.js'

/** Random records of a kind, each equally likely. @param also what they have to be besides @throws ShopError BAD_REQUEST unless 1 to 9 */
export async function randomRecords(
  context: PublicContext,
  type: Class,
  language: Language,
  count: number,
  columns: readonly string[] | undefined,
  also?: RowQuery['also'],
): Promise<Row[]> {
  if (count < 1 || count > maxRandom) throw new ShopError('BAD_REQUEST')
  const { rows } = context.services.database
  const where = { language, ...publishedWhere(type) }
  const order = [['id', 'ASC']] as const
  const { items, total } = await rows.page<Row>(type, { columns: ['id'], where, also, order, limit: count, offset: 0 })
  if (total <= count) return publicRows(context, type, { id: items.map(({ id }) => id) }, { columns })
  const ids: number[] = []
  for (const offset of distinctNumbers(count, total)) {
    const [row] = await rows.find<Row>(type, { columns: ['id'], where, also, order, limit: 1, offset })
    if (row) ids.push(row.id)
  }
  return inOrder(ids, await publicRows(context, type, { id: ids }, { columns }))
}

/** So many numbers from 0 on that are below another one, which is larger. */
function distinctNumbers(count: number, below: number): Set<number> {
  const numbers = new Set<number>()
  while (numbers.size < count) numbers.add(Math.floor(Math.random() * below))
  return numbers
}
