import type { PublicContext } from '../context/PublicContext.js'
import type { Row } from '../context/Row.js'
import { ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import { mostRandom } from '../shared/mostRandom.js'
import type { Language } from '../shared/screens.js'
import { inOrder } from './inOrder.js'
import { publicIds, publicRows } from './publicReads.js'

/** Random records of a kind, each equally likely. @throws ShopError BAD_REQUEST unless 1 to 9 */
export async function randomRecords(
  context: PublicContext,
  type: Class,
  language: Language,
  count: number,
  columns: readonly string[] | undefined,
): Promise<Row[]> {
  if (count < 1 || count > mostRandom) throw new ShopError('BAD_REQUEST')
  const ids = sample(await publicIds(context, type, { language }), count)
  return inOrder(ids, await publicRows(context, type, { id: ids }, { columns }))
}

function sample(ids: number[], count: number): number[] {
  const left = [...ids]
  return Array.from({ length: Math.min(count, ids.length) }, () => {
    const [one] = left.splice(Math.floor(Math.random() * left.length), 1)
    return one as number
  })
}
