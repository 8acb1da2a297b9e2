import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, nullable, table, varchar } from './columns.js'

/** The search index is filled in the background, and each entity says how far it is. */
export class SearchIndexStates1763700000872 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'search_index_state',
        [
          varchar('entity', 40),
          varchar('rules', 64),
          nullable(int('filled_to')),
          nullable(varchar('claimed_by', 36)),
          nullable(instant('claimed_until')),
        ],
        { primary: ['entity'] },
      ),
    )
    // It said by which rules the whole index was built.
    await queryRunner.query("DELETE FROM search_part WHERE entity = ''")
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('search_index_state')
  }
}
