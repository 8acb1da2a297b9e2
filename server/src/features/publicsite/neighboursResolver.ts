import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, Info, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { RowQuery } from '../../kernel/database/RowReader.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { namedClass } from '../../kernel/records/listInputs.js'
import { type Reads, requestedColumns, requestedReads } from '../../kernel/records/requestedReads.js'
import { publicRow } from './publicReads.js'
import { RelatedRecords, relatedFields, relatedRecords } from './relatedRecords.js'

/** The number of related records on a detail screen. */
const maxRelated = 3

interface Neighbours {
  newer: Row | null
  older: Row | null
  related: Row[]
  chosen: RelatedRecords
}

/** The neighbours of a record: the next newer, the next older, and related ones. */
export function neighboursResolver(type: Class, alike?: string): Class {
  const shown = publicTypeOf(type)
  const name = `${shown.name}Neighbours`
  const neighbours = namedClass(name)
  ObjectType(name, { description: `What stands beside a ${shown.name}, in the same language.` })(neighbours)
  const optional = { nullable: true, simple: true }
  Field(() => shown, { ...optional, description: 'The next newer one.' })(neighbours.prototype, 'newer')
  Field(() => shown, { ...optional, description: 'The next older one.' })(neighbours.prototype, 'older')
  Field(() => [shown], { simple: true, description: 'Up to three others like it.' })(neighbours.prototype, 'related')

  Field(() => RelatedRecords, { simple: true, description: 'What the owner chose as belonging to it.' })(
    neighbours.prototype,
    'chosen',
  )

  // By these the others are found.
  const columns = ['id', 'language', 'createdAt', ...relatedFields, ...(alike === undefined ? [] : [alike])]

  @Resolver()
  class NeighboursResolver {
    @PublicResponse()
    @Granted('everyone', { about: managedEntity(type).name })
    @Query(() => neighbours, { name: `public${type.name}Neighbours`, description: 'What stands beside a record.' })
    async neighbours(
      @Ctx() context: PublicContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('id', () => Int) id: number,
    ): Promise<Neighbours> {
      const row = await publicRow(context, type, { id }, { columns })
      const readsOf = (name: keyof Neighbours) => requestedReads(info, type, name)
      const [newer, older, related, chosen] = await Promise.all([
        beside(context, type, row, 'ASC', readsOf('newer')),
        beside(context, type, row, 'DESC', readsOf('older')),
        relatedTo(context, type, row, alike, requestedColumns(info, type, 'related')),
        relatedRecords(context, type, row),
      ])
      return { newer, older, related, chosen }
    }
  }
  return NeighboursResolver
}

async function beside(
  context: PublicContext,
  type: Class,
  row: Row,
  direction: 'ASC' | 'DESC',
  reads: Reads,
): Promise<Row | null> {
  const { rows } = context.services.database
  const [createdAt, id] = ['createdAt', 'id'].map((name) => rows.column(type, name))
  const sign = direction === 'ASC' ? '>' : '<'
  const [found] = await rows.find<Row>(type, {
    ...reads,
    where: { language: row.language, ...publishedWhere(type) },
    also: {
      sql: `(${createdAt} ${sign} ? OR (${createdAt} = ? AND ${id} ${sign} ?))`,
      values: [row.createdAt, row.createdAt, row.id],
    },
    order: [
      ['createdAt', direction],
      ['id', direction],
    ],
    limit: 1,
  })
  return found ?? null
}

/** Other records with the same value of `alike` first, then the newest. */
async function relatedTo(
  context: PublicContext,
  type: Class,
  row: Row,
  alike: string | undefined,
  columns: readonly string[],
): Promise<Row[]> {
  const newest = (where: Values) => {
    const query: RowQuery = {
      columns,
      where: { language: row.language, ...where, ...publishedWhere(type) },
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
      limit: maxRelated + 1,
    }
    return context.services.database.rows.find<Row>(type, query)
  }
  const same = alike && row[alike] !== null ? await newest({ [alike]: row[alike] }) : []
  const others = same.length > maxRelated ? [] : await newest({})
  const byId = new Map([...same, ...others].map((each) => [each.id, each]))
  byId.delete(row.id)
  return [...byId.values()].slice(0, maxRelated)
}
