import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, nullable, startIds, table, varchar } from './columns.js'

/** Words that mean the same to visitors who search, and what they searched for. */
export class SearchWords1763700001090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'search_synonym',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('words', 300),
          nullable(varchar('words_key', 300)),
        ],
        { indexes: [['updated_at'], ['created_at'], ['words_key']] },
      ),
    )
    await startIds(queryRunner, 'searchSynonym')
    await queryRunner.createTable(
      table(
        'search_question',
        [varchar('day', 10), varchar('language', 2), varchar('words', 60), int('asked'), int('found'), int('chosen')],
        { primary: ['day', 'language', 'words'] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('search_question')
    await queryRunner.dropTable('search_synonym')
  }
}
