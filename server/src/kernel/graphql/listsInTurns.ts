import { setImmediate as nextTurn } from 'node:timers/promises'
import { defaultFieldResolver, type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'

/** Rows of a list that are answered in one turn of the event loop: jobs with all that belongs to them take some 30 ms. */
const rowsAtOnce = 100

/** Work with each of the rows in order, with a turn of the event loop for others after each hundred of them. */
export async function mapInTurns<Row, Result>(rows: readonly Row[], work: (row: Row) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % rowsAtOnce === 0) await nextTurn()
    results.push(work(row))
  }
  return results
}

/** Lets long lists with a total, which may be asked for whole, be answered in turns. */
export function answerListsInTurns(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const { items, total } = type.getFields()
    if (!items || !total || !isListType(getNullableType(items.type))) continue
    const resolve = items.resolve ?? defaultFieldResolver
    items.resolve = (...given) => {
      const rows: unknown = resolve(...given)
      return Array.isArray(rows) && rows.length > rowsAtOnce ? inTurns(rows) : rows
    }
  }
}

/** The rows, of which GraphQL waits for those beyond the first hundred: each hundred comes a turn after the one before. */
function inTurns<Row>(rows: readonly Row[]): (Row | Promise<Row>)[] {
  let turn: Promise<void> | undefined
  return rows.map((row, index) => {
    if (index > 0 && index % rowsAtOnce === 0) turn = turn ? turn.then(() => nextTurn()) : nextTurn()
    return turn ? turn.then(() => row) : row
  })
}
