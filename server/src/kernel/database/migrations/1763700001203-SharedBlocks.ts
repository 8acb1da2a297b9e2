import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, json, startIds, table, varchar } from './columns.js'

/** Blocks that stand on several pages, and on which. */
export class SharedBlocks1763700001203 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'shared_block',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('language', 40),
          int('pair'),
          instant('own_changed_at'),
          varchar('title', 120),
          varchar('title_key', 120),
          json('blocks'),
          int('uses'),
        ],
        {
          unique: [
            ['pair', 'language'],
            ['language', 'title_key'],
          ],
          indexes: [['updated_at'], ['language'], ['language', 'updated_at'], ['created_at']],
        },
      ),
    )
    await startIds(queryRunner, 'sharedBlock')
    await queryRunner.createTable(
      table('shared_block_use', [int('page'), int('shared_block')], {
        primary: ['page', 'shared_block'],
        references: [
          { column: 'page', table: 'page', onDelete: 'CASCADE' },
          { column: 'shared_block', table: 'shared_block', onDelete: 'NO ACTION' },
        ],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('shared_block_use')
    await queryRunner.dropTable('shared_block')
  }
}
