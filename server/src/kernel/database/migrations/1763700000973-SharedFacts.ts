import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns, setNullable } from './changeColumns.js'
import { generatedId, index, instant, int, nullable, table, varchar } from './columns.js'

const pairs = ['news_category', 'news_group', 'news_item', 'page', 'product', 'service', 'service_group', 'tip']

/** Whose list of translations that are behind has an index. */
const listed = ['news_item', 'product', 'tip']

/**
 * Facts are the same in both languages: when what is not shared was changed is known by itself, and where two records of
 * a pair differed is kept until the owner has looked.
 */
export class SharedFacts1763700000973 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const { driver } = queryRunner.dataSource
    for (const name of pairs) {
      await addColumns(queryRunner, name, [nullable(instant('own_changed_at'))])
      await queryRunner.query(`UPDATE ${driver.escape(name)} SET own_changed_at = updated_at`)
      await setNullable(queryRunner, name, [instant('own_changed_at')], false)
    }
    for (const name of listed) await replaceIndex(queryRunner, name, 'updated_at', 'own_changed_at')
    await queryRunner.createTable(
      table(
        'settled_fact',
        [generatedId(), varchar('entity', 40), int('record'), varchar('field', 40), instant('at')],
        {
          unique: [['entity', 'record', 'field']],
        },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('settled_fact')
    for (const name of listed) await replaceIndex(queryRunner, name, 'own_changed_at', 'updated_at')
    for (const name of pairs) await dropColumns(queryRunner, name, ['own_changed_at'])
  }
}

async function replaceIndex(queryRunner: QueryRunner, name: string, from: string, to: string): Promise<void> {
  await queryRunner.createIndex(name, index(name, ['pair', 'language', to], false))
  await queryRunner.dropIndex(name, index(name, ['pair', 'language', from], false))
}
