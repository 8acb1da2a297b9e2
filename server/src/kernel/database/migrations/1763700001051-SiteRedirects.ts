import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, nullable, startIds, table, varchar } from './columns.js'

/** The owner's own redirects. */
export class SiteRedirects1763700001051 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'site_redirect',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('path', 300),
          varchar('path_key', 300),
          varchar('target', 300),
          nullable(varchar('target_key', 300)),
        ],
        { unique: [['path_key']], indexes: [['updated_at'], ['created_at'], ['target_key']] },
      ),
    )
    await startIds(queryRunner, 'siteRedirect')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('site_redirect')
  }
}
