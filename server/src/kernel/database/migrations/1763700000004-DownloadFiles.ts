import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

const downloadFile = table(
  'download_file',
  [
    generatedId(),
    int('download'),
    varchar('name', 200),
    varchar('type', 20),
    int('bytes'),
    varchar('storage_name', 60),
    instant('uploaded_at'),
    nullable(varchar('uploaded_by', 120)),
  ],
  {
    unique: [['storage_name']],
    references: [{ column: 'download', table: 'accountant_download', onDelete: 'CASCADE' }],
  },
)

/** The documents of accountants' downloads. */
export class DownloadFiles1763700000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(downloadFile)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(downloadFile)
  }
}
