import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { addIndexes, boolean, index, instant, nullable, varchar } from './columns.js'

const many = ['news_item', 'tip', 'product', 'review']
const few = ['page', 'service', 'feature']

/** These could be hidden before. */
const hidden = ['page', 'review']

const added = [nullable(instant('visible_from')), nullable(instant('visible_until')), varchar('state', 40)]
const moments = [['visible_from'], ['visible_until']]
const ofVisible = [
  ['visible'],
  ['language', 'visible'],
  ['visible', 'updated_at'],
  ['language', 'visible', 'updated_at'],
]
const ofMany = [
  ...moments.flatMap((columns) => [columns, ['language', ...columns]]),
  ['state', 'updated_at'],
  ['language', 'state', 'updated_at'],
]

/** What visitors read, newest or cheapest first: of a language, and within it. */
const publicLists: Record<string, string[][]> = {
  news_item: [
    ['category', 'created_at'],
    ['group', 'created_at'],
    ['show_in_overview', 'created_at'],
    ['show_in_overview', 'category', 'created_at'],
    ['show_in_overview', 'group', 'created_at'],
  ],
  product: [
    ['product_type', 'created_at'],
    ['condition', 'created_at'],
    ['brand', 'created_at'],
  ],
}
/** The same, whose index without a state the back office needs, too. */
const sharedLists: Record<string, string[][]> = {
  news_item: [['created_at']],
  tip: [['created_at']],
  product: [['created_at'], ['price']],
}

/** From and until which moment visitors see a record, and its state, which an index finds. */
export class Publication1763700001060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const driver = queryRunner.dataSource.driver
    for (const name of [...many, ...few]) {
      const columns = hidden.includes(name) ? added : [boolean('visible'), ...added]
      await addColumns(queryRunner, name, columns, { existing: { visible: true, state: 'visible' } })
      if (hidden.includes(name)) {
        await queryRunner.query(`UPDATE ${driver.escape(name)} SET state = 'concept' WHERE visible = ?`, [false])
      }
    }
    for (const name of few) await addIndexes(queryRunner, name, moments)
    for (const name of many) {
      const lists = [...(publicLists[name] ?? []), ...(sharedLists[name] ?? [])]
      const ofLists = lists.map((columns) => ['language', 'state', ...columns])
      await addIndexes(queryRunner, name, [...ofMany, ...(hidden.includes(name) ? [] : ofVisible), ...ofLists])
    }
    await change((table, columns) => queryRunner.dropIndex(table, index(table, columns, false)))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await change((table, columns) => queryRunner.createIndex(table, index(table, columns, false)))
    for (const name of [...many, ...few]) {
      const columns = ['visible_from', 'visible_until', 'state']
      await dropColumns(queryRunner, name, hidden.includes(name) ? columns : ['visible', ...columns])
    }
  }
}

/** The indexes that lead with a state from now on. */
async function change(each: (table: string, columns: string[]) => Promise<void>): Promise<void> {
  for (const [table, lists] of Object.entries(publicLists)) {
    for (const columns of lists) await each(table, ['language', ...columns])
  }
}
